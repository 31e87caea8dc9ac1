import GlyphCore

extension View {
  /// Shows views in a frame in front of the screen while a binding is true; Escape makes it false.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented: isPresented, style: .sheet, onDismiss: onDismiss) {
      content().inFrontOfScreen()
    }
  }

  /// Shows views for an item in a frame in front of the screen while there is one.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item: item, style: .sheet, onDismiss: onDismiss) {
      content($0).inFrontOfScreen()
    }
  }

  /// Shows views on the whole screen while a binding is true.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentation(isPresented: isPresented, style: .cover, onDismiss: onDismiss) {
      content().inFrontOfScreen()
    }
  }

  /// Shows views for an item on the whole screen while there is one.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presentation(item: item, style: .cover, onDismiss: onDismiss) {
      content($0).inFrontOfScreen()
    }
  }
}
