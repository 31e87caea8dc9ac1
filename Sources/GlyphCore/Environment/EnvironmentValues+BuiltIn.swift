import Foundation

extension EnvironmentValues {
  /// The size of one cell in the points in which lengths are given; 1 x 1 by default.
  public var cellSize: CellSize {
    get { ambient.cellSize }
    set { ambient.cellSize = newValue }
  }

  /// Whether controls react. Setting it to true under a disabled view changes nothing there.
  public var isEnabled: Bool {
    get { ambient.isEnabled }
    set { ambient.isEnabled = newValue }
  }

  public var colorScheme: ColorScheme {
    get { ambient.colorScheme }
    set { ambient.colorScheme = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { ambient.layoutDirection }
    set { ambient.layoutDirection = newValue }
  }

  public var controlSize: ControlSize {
    get { ambient.controlSize }
    set { ambient.controlSize = newValue }
  }

  /// Which characters the library itself may draw.
  public var glyphs: Glyphs {
    get { ambient.glyphs }
    set { ambient.glyphs = newValue }
  }

  /// Whether labels of the built-in controls are left out.
  public var labelsVisibility: Visibility {
    get { ambient.areLabelsHidden ? .hidden : .automatic }
    set { ambient.areLabelsHidden = newValue == .hidden }
  }

  /// Whether the library marks the focused view itself.
  public var isFocusEffectEnabled: Bool {
    get { ambient.isFocusEffectEnabled }
    set { ambient.isFocusEffectEnabled = newValue }
  }

  public var accessibilityReduceMotion: Bool {
    get { ambient.reducesMotion }
    set { ambient.reducesMotion = newValue }
  }
}
