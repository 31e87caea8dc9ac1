import GlyphCore

/// How much room a spacer takes.
public struct SpacerSizing: Equatable, Sendable {
  let isFlexible: Bool
  /// All there is.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A column.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between the items of a toolbar.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// Room at a place; a flexible one takes what there is in the bar below, and elsewhere a column.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  public var _items: some View {
    BarItemOrigin(placement) {
      if sizing.isFlexible { Spacer() } else { Text(verbatim: " ").accessibilityHidden(true) }
    }
  }
}
