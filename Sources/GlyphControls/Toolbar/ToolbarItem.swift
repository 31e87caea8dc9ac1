import GlyphCore

/// An item of a toolbar.
///
/// ```swift
/// Text(letter)
///   .toolbar {
///     ToolbarItem(placement: .primaryAction) { Button("Reply") { reply() } }
///   }
/// ```
///
/// Labels in a toolbar show their title; icons beside titles in one row would say it twice.
public struct ToolbarItem<ID, Content: View> {
  private let itemID: ID
  let placement: ToolbarItemPlacement
  let content: Content

  private nonisolated init(itemID: ID, placement: ToolbarItemPlacement, content: Content) {
    self.itemID = itemID
    self.placement = placement
    self.content = content
  }
}

extension ToolbarItem where ID == () {
  /// An item at a place.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(itemID: (), placement: placement, content: content())
  }
}

extension ToolbarItem where ID == String {
  /// An item with a name, at a place.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(itemID: id, placement: placement, content: content())
  }

  /// An item with a name, at a place; here it is always shown.
  public nonisolated init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(itemID: id, placement: placement, content: content())
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  public var id: ID { itemID }
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never
  public var _items: some View { BarItemOrigin(placement) { content } }
}

extension ToolbarItem: CustomizableToolbarContent {}

/// Items of a toolbar that stand together.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Each of the views is an item at the same place.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Each of the views is an item at the same place; the label is for where there is no room for
  /// them, and not shown.
  public nonisolated init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.placement = placement
    self.content = LabeledToolbarItemGroupContent(content: content())
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never
  public var _items: some View { BarItemOrigin(placement) { content } }
}

/// The items of a group that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View { content }
}
