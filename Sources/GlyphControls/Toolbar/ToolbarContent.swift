import GlyphCore

/// What a toolbar consists of: items, groups of them, or content of one's own made from those.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }

  /// Views that are not seen, each of which hands an item up to the bars of the screen around.
  associatedtype _Items: View
  @ViewBuilder var _items: _Items { get }
}

/// Content of which the items can be told apart by name.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent where _Items == _ToolbarBody<Self> {
  public var _items: _ToolbarBody<Self> { _ToolbarBody(toolbar: self) }
}

extension ToolbarContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
  public typealias _Items = EmptyView
  public var _items: EmptyView { EmptyView() }
}

/// The items of content that is made from other content.
public struct _ToolbarBody<Toolbar: ToolbarContent> {
  let toolbar: Toolbar
}

extension _ToolbarBody: View {
  public var body: some View { EmptyView().modifier(ToolbarEvaluation(toolbar: toolbar)) }
}

/// Evaluates such content as a modifier, whose state and environment is that of what it holds.
private struct ToolbarEvaluation<Toolbar: ToolbarContent> {
  let toolbar: Toolbar
}

extension ToolbarEvaluation: ViewModifier {
  func body(content: Content) -> some View { toolbar.body._items }
}
