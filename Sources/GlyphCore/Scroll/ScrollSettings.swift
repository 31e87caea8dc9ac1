import Foundation

/// What the surroundings say about scroll views.
struct ScrollSettings: Equatable {
  var indicators: Axis.Set = [.horizontal, .vertical]
  var isDisabled = false
  var anchor: UnitPoint?
  /// Nil where nothing is said.
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  func margins(_ cellSize: CellSize) -> CellInsets {
    func cells(_ length: CGFloat?, _ axis: Axis) -> Int32 {
      length.map { Int32(clamping: max(0, cellSize.padding($0, along: axis))) } ?? 0
    }
    return CellInsets(
      top: cells(top, .vertical), leading: cells(leading, .horizontal),
      bottom: cells(bottom, .vertical), trailing: cells(trailing, .horizontal))
  }
}

private struct ScrollSettingsKey: EnvironmentKey {
  static let defaultValue = ScrollSettings()
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether scroll views in here stay where they are.
  public var isScrollEnabled: Bool {
    get { !scrollSettings.isDisabled }
    set { scrollSettings.isDisabled = !newValue }
  }
}

/// Whether scroll views show how far they are scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// Shown while there is more than can be seen, like everywhere but with `hidden` and `never`.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  public static let never = ScrollIndicatorVisibility(name: "never")

  var isVisible: Bool { self == .automatic || self == .visible }
}

/// What margins of a scroll view's content are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  let isForContent: Bool
  private let name: String
  public static let automatic = ContentMarginPlacement(isForContent: true, name: "automatic")
  public static let scrollContent = ContentMarginPlacement(isForContent: true, name: "content")
  /// Indicators stand at the edge; their margins have no effect.
  public static let scrollIndicators = ContentMarginPlacement(
    isForContent: false, name: "indicators")
}

extension View {
  /// Shows or hides the indicators of scroll views in this view; hidden ones take no room.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    scrollSettings { settings in
      if visibility.isVisible {
        settings.indicators.formUnion(axes)
      } else {
        settings.indicators.subtract(axes)
      }
    }
  }

  /// Keeps scroll views in this view where they are.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    scrollSettings { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Where scroll views in this view begin, and stay while their content grows and nobody scrolls.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollSettings { $0.anchor = anchor }
  }

  /// Leaves room between the edges of scroll views in this view and their content.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollSettings { settings in
      guard placement.isForContent else { return }
      if edges.contains(.top) { settings.top = insets.top }
      if edges.contains(.leading) { settings.leading = insets.leading }
      if edges.contains(.bottom) { settings.bottom = insets.bottom }
      if edges.contains(.trailing) { settings.trailing = insets.trailing }
    }
  }

  /// Leaves room between the edges of scroll views in this view and their content, in points; nil
  /// is none.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Leaves room between all edges of scroll views in this view and their content, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  private nonisolated func scrollSettings(
    _ change: @escaping (inout ScrollSettings) -> Void
  ) -> some View {
    modifier(
      _EnvironmentModifier { values in Tracking.untracked { change(&values.scrollSettings) } })
  }
}
