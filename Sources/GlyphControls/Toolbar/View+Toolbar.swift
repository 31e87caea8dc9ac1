import GlyphCore

extension View {
  /// Puts items into the bars of the screen around; where there is none, the view gets bars of its
  /// own.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }

  /// Puts items at the trailing end of the bar above the screen around.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarItemGroup(content: content)))
  }

  /// Puts items into the bars of the screen around; they stand where the program says.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }

  /// Shows or hides bars of the screen around; without any that are named, all.
  public nonisolated func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, bars)
  }

  /// Shows or hides bars of the screen around; without any that are named, all.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarVisibility(visibility, bars)
  }

  private nonisolated func toolbarVisibility(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> some View {
    barSetting { content in
      for bar in bars.isEmpty ? [.automatic] : bars { content.visibility[bar] = visibility }
    }
  }

  /// Puts views at both ends of the bar above the screen around: the older form of `toolbar`.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts views at the leading end of the bar above the screen around.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Puts views at the trailing end of the bar above the screen around.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }

  /// Puts a menu beside the title of the screen around.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = content()
    return toolbar { ToolbarTitleMenu { menu } }
  }
}

/// The items of a toolbar, out of sight beside the view that has them.
struct ToolbarModifier<Toolbar: ToolbarContent> {
  let toolbar: Toolbar
}

extension ToolbarModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .overlay(alignment: .topLeading) { ZStack { toolbar._items } }
      .modifier(BarModifier())
  }
}

/// A menu of what can be done with what the title names.
public struct ToolbarTitleMenu<Content: View> {
  let content: Content

  /// A menu of any items.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// A menu of what the program knows to do, which is nothing.
  public nonisolated init() { content = EmptyView() }
}

extension ToolbarTitleMenu: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  @ViewBuilder public var _items: some View {
    if !(content is EmptyView) {
      BarItemOrigin(.secondaryAction) {
        Menu {
          content
        } label: {
          Text(verbatim: "…")
        }
      }
    }
  }
}
