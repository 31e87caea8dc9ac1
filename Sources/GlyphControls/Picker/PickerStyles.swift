import GlyphCore

/// What pickers look like where nothing else is said: a menu.
public struct DefaultPickerStyle {
  public nonisolated init() {}
}

extension DefaultPickerStyle: PickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MenuPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// What pickers look like where nothing else is said: a menu.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// Pickers that show what is chosen, and all options in front of the screen.
public struct MenuPickerStyle {
  public nonisolated init() {}
}

extension MenuPickerStyle: PickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MenuPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// Pickers that show what is chosen, and all options in front of the screen.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// On a screen, pickers that lead to a list of their options; here that list is a menu.
public struct NavigationLinkPickerStyle {
  public nonisolated init() {}
}

extension NavigationLinkPickerStyle: PickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MenuPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// Pickers that show what is chosen, and all options in front of the screen.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// On a screen, pickers with a wheel; here all options are in front of the screen.
public struct WheelPickerStyle {
  public nonisolated init() {}
}

extension WheelPickerStyle: PickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    MenuPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// Pickers that show what is chosen, and all options in front of the screen.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Pickers whose options stand in one row.
public struct SegmentedPickerStyle {
  public nonisolated init() {}
}

extension SegmentedPickerStyle: PickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SegmentedPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Pickers whose options stand in one row.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Pickers whose options stand in one row.
public struct PalettePickerStyle {
  public nonisolated init() {}
}

extension PalettePickerStyle: PickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    SegmentedPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Pickers whose options stand in one row.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Pickers whose options stand below each other.
public struct InlinePickerStyle {
  public nonisolated init() {}
}

extension InlinePickerStyle: PickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    RadioPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Pickers whose options stand below each other.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Pickers whose options stand below each other.
public struct RadioGroupPickerStyle {
  public nonisolated init() {}
}

extension RadioGroupPickerStyle: PickerStyle {
  public func makeBody(configuration: Configuration) -> some View {
    RadioPicker(configuration: configuration)
  }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Pickers whose options stand below each other.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
