/// Writes what a style draws of a control: made where the style is put on, for the reason of
/// `_Evaluation`.
public typealias _StyleWriting<Style: ControlStyle> =
  @MainActor (Style, Style.Configuration, inout _Tree) -> Void

/// The frame of one style.
@usableFromInline
final class ConcreteFrame<Style: ControlStyle>: FamilyFrame<Style.Configuration> {
  let style: Style
  private let isPlain: Bool
  private let writeContent: _StyleWriting<Style>

  @usableFromInline
  init(
    _ style: Style, outer: StyleFrame?, body: Any.Type, _ write: @escaping _StyleWriting<Style>
  ) {
    self.style = style
    writeContent = write
    let info = TypeInfo.of(body)
    isPlain = !info.needsNode && !info.needsBinding
    super.init(outer: outer, family: ObjectIdentifier(Style.Configuration.self))
  }

  /// Whether the frame would be the same, made anew.
  @usableFromInline
  func isSame(as style: Style, in tree: _Tree) -> Bool {
    outer === tree.surroundings.styles && ValueComparison.areEqual(self.style, style)
  }

  override func write(_ configuration: Style.Configuration, to tree: inout _Tree) {
    let type = unsafeBitCast(Style.self as Any.Type, to: UInt.self)
    let branch = tree.openMarker(.branch, key: type)
    if isPlain {
      tree.styleDepth += 1
      writeContent(style, configuration, &tree)
      tree.styleDepth -= 1
    } else {
      writeBody(configuration, to: &tree)
    }
    tree.closeMarker(branch)
  }

  // Apart, since a function looks up the descriptions of all types in it when it is entered.
  @inline(never)
  @MainActor
  private func writeBody(_ configuration: Style.Configuration, to tree: inout _Tree) {
    StyleBody._write(StyleBody(style: style, configuration: configuration), to: &tree)
  }
}
