import Foundation

/// How much room there is along an axis, in the words of devices.
public enum UserInterfaceSizeClass: Sendable {
  case compact, regular
}

/// How strong letters are asked to be.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// How far colours are asked to be apart.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

/// Whether the window of a view is the one that takes keys.
public enum ControlActiveState: CaseIterable, Sendable {
  case key, active, inactive
}

/// What views ask of the device. A terminal says the same each time; what is set for tests and
/// previews is read back.
extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  public var controlActiveState: ControlActiveState {
    get { self[ControlActiveStateKey.self] }
    set { self[ControlActiveStateKey.self] = newValue }
  }

  /// The least height of a row in points; rows are at least one cell high.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  public var accessibilityDifferentiateWithoutColor: Bool { false }

  public var accessibilityReduceTransparency: Bool { false }

  public var accessibilityVoiceOverEnabled: Bool { false }

  /// One, since a cell has no pixels.
  public var displayScale: CGFloat { 1 }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = .regular
}

private enum LegibilityWeightKey: EnvironmentKey {
  static let defaultValue: LegibilityWeight? = .regular
}

private enum ControlActiveStateKey: EnvironmentKey {
  static let defaultValue = ControlActiveState.key
}

private enum MinListRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}
