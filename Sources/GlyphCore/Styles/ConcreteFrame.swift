/// Writes what a style draws of a control: made where the style is put on, for the reason of
/// `_Evaluation`.
public typealias _StyleWriting<Style: ControlStyle> =
  @MainActor (Style, Style.Configuration, inout _Tree) -> Void

/// The frame of one style.
@usableFromInline
final class ConcreteFrame<Style: ControlStyle>: FamilyFrame<Style.Configuration> {
  let value: Style
  private let isPlain: Bool
  private let writeContent: _StyleWriting<Style>

  @usableFromInline
  init(
    _ style: Style, outer: StyleFrame?, body: Any.Type, _ write: @escaping _StyleWriting<Style>
  ) {
    value = style
    writeContent = write
    let info = TypeInfo.of(body)
    isPlain = !info.needsNode && !info.needsBinding
    super.init(
      outer: outer, family: ObjectIdentifier(Style.Configuration.self),
      style: unsafeBitCast(Style.self as Any.Type, to: UInt.self))
  }

  override var isPlainData: Bool { _isPOD(Style.self) && outer?.isPlainData != false }

  /// Whether the frame would be the same, made anew.
  @usableFromInline
  func isSame(as style: Style, in tree: borrowing _Tree) -> Bool {
    outer === tree.surroundings.styles && ValueComparison.areEqual(value, style)
  }

  override func write(_ configuration: Style.Configuration, to tree: inout _Tree) {
    if isPlain {
      tree.styleDepth += 1
      writeContent(value, configuration, &tree)
      tree.styleDepth -= 1
    } else {
      writeBody(configuration, to: &tree)
    }
  }

  // Apart, since a function looks up the descriptions of all types in it when it is entered.
  @inline(never)
  @MainActor
  private func writeBody(_ configuration: Style.Configuration, to tree: inout _Tree) {
    StyleBody._write(StyleBody(style: value, configuration: configuration), to: &tree)
  }
}
