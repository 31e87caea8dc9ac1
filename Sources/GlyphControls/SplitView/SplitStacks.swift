import GlyphCore

/// Views side by side with a line between two; all of them get the same room.
public struct HSplitView<Content: View> {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
  public var body: some View {
    let parts = content.parts
    HStack(spacing: 0) {
      ForEach(parts.indices, id: \.self) { index in
        if index > 0 { Divider() }
        parts[index].frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

/// Views one below the other with a line between two; all of them get the same room.
public struct VSplitView<Content: View> {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
  public var body: some View {
    let parts = content.parts
    VStack(spacing: 0) {
      ForEach(parts.indices, id: \.self) { index in
        if index > 0 { Divider() }
        parts[index].frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}
