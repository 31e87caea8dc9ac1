/// A view that draws a shape, to which further strokes and fills can be added.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  nonisolated var shape: Content { get }
}

@MainActor
extension _Tree {
  mutating func pushBackground<Background: View>(_ background: Background) {
    if Background.self == EmptyView.self { return }
    pushLayers(TypedViewSource(background), .center, isBehind: true)
  }

  mutating func popBackground<Background: View>(_ background: Background) {
    if Background.self == EmptyView.self { return }
    _pop()
  }
}
