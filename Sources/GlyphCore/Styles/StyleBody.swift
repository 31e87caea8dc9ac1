/// A style's body as a view, so that the style's own properties live at the control.
@usableFromInline
struct StyleBody<Style: ControlStyle>: PropertyHolder {
  @usableFromInline let style: Style
  @usableFromInline let configuration: Style.Configuration

  @inlinable
  nonisolated init(style: Style, configuration: Style.Configuration) {
    self.style = style
    self.configuration = configuration
  }
}

extension StyleBody: View {
  @usableFromInline typealias Body = Style.Content

  @inlinable var body: Style.Content { style.content(for: configuration) }

  @inlinable
  static func _write(_ view: StyleBody<Style>, to tree: inout _Tree) {
    tree._writeStyle(view) { Self._evaluate($0, to: &$1) }
  }
}

extension _Tree {
  /// Writes the body of a style in place, or in a node where it has state of its own.
  @MainActor
  @usableFromInline
  mutating func _writeStyle<Content: View>(
    _ view: Content, _ evaluate: @escaping _Evaluation<Content>
  ) {
    let info = TypeInfo.of(Content.self)
    if info.needsNode { return _writeNode(view, evaluate) }
    styleDepth += 1
    writeInPlace(view, info, evaluate)
    styleDepth -= 1
  }
}
