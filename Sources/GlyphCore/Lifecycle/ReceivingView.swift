/// A view that acts on what a publisher sends.
struct ReceivingView<Content: View, Source: Publisher> {
  let content: Content
  let publisher: Source
  let action: (Source.Output) -> Void
  @Kept private var reception: Reception<Source>

  init(_ content: Content, _ publisher: Source, _ action: @escaping (Source.Output) -> Void) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
}

extension ReceivingView: View {
  typealias Body = Never

  static func _write(_ view: ReceivingView, to tree: inout _Tree) { tree._writeNode(view) }

  static func _evaluate(_ view: ReceivingView, to tree: inout _Tree) {
    view.reception.follow(view.publisher, on: tree.host, view.action)
    Content._write(view.content, to: &tree)
  }
}
