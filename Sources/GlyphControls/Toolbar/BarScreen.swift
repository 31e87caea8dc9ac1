import Foundation
import GlyphCore

/// A screen between its bars: what the views in it say about them is shown here, and goes no
/// further up.
///
/// ```
///  ‹ Mail          Inbox          [ Edit ]
/// ─────────────────────────────────────────
///  …
/// ```
struct BarScreen<Content: View> {
  let bar: BarModel
  private let ownBack: BarBack?
  let content: Content
  @State private var editMode = EditMode.inactive
  @Environment(\.barBack) private var outerBack

  init(_ bar: BarModel, back: BarBack? = nil, @ViewBuilder content: () -> Content) {
    self.bar = bar
    ownBack = back
    self.content = content()
  }
}

extension BarScreen: View {
  var body: some View {
    let back = ownBack ?? outerBack
    let handsInside = bar.handsBackInside
    let hasBack = back != nil
    // The content comes first, so that the first Tab goes there and not to the bar.
    BarScreenLayout {
      VStack { content }
        .environment(\.isUnderBar, true)
        .environment(\.barBack, handsInside ? back : nil)
        .environment(\.editMode, $editMode)
        .onPreferenceChange(BarContent.Key.self) { bar.update($0) }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      VStack { TopBar(bar: bar, back: handsInside ? nil : back) }
      VStack { BottomBar(bar: bar) }
    }
    .transformPreference(BarContent.Key.self) { $0 = $0.outside(back: hasBack) }
  }
}

private struct BarBackKey: EnvironmentKey {
  static var defaultValue: BarBack? { nil }
}

extension EnvironmentValues {
  /// Where the first bar inside leads back to if its screen is the root of a stack.
  var barBack: BarBack? {
    get { self[BarBackKey.self] }
    set { self[BarBackKey.self] = newValue }
  }
}

private struct IsUnderBarKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether there is a screen around whose bars show titles and items.
  var isUnderBar: Bool {
    get { self[IsUnderBarKey.self] }
    set { self[IsUnderBarKey.self] = newValue }
  }
}

extension View {
  /// Keeps what the view says about bars to itself unless `isKept`, except the width of a column.
  nonisolated func barContent(isKept: Bool) -> some View {
    transformPreference(BarContent.Key.self) { content in
      guard !isKept else { return }
      let width = content.columnWidth
      content = BarContent()
      content.columnWidth = width
    }
  }

  /// Says something about the bars of the screen around; where there is none, nothing comes of it.
  nonisolated func barSetting(_ change: @escaping (inout BarContent) -> Void) -> some View {
    transformPreference(BarContent.Key.self, change)
  }
}

/// Says something about the bars of the screen around, and makes a screen of the view where there is
/// none.
struct BarModifier {
  let change: (inout BarContent) -> Void
  @State private var bar = BarModel()
  @Environment(\.isUnderBar) private var isUnderBar

  init(_ change: @escaping (inout BarContent) -> Void = { _ in }) { self.change = change }
}

extension BarModifier: ViewModifier {
  func body(content: Content) -> some View {
    if isUnderBar {
      content.barSetting(change)
    } else {
      BarScreen(bar) { content.barSetting(change) }
    }
  }
}
