import GlyphCore

extension View {
  /// Shows views in a frame by this one while a binding is true; Escape and a click elsewhere make
  /// it false.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented: isPresented, style: .popover) {
      content().inFrontOfScreen()
    }
  }

  /// Shows views for an item in a frame by this one while there is one.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item: item, style: .popover) {
      content($0).inFrontOfScreen()
    }
  }
}
