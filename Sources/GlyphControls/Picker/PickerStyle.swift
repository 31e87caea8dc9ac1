import GlyphCore

/// How pickers look, and how one chooses.
///
/// ```swift
/// struct Arrows: PickerStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.options { option in
///       HStack { Text(option.isSelected ? "->" : "  "); option.label }
///         .onTapGesture { option.select() }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol PickerStyle {
  associatedtype Body: View
  /// What a picker consists of; nothing is chosen unless it says so.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PickerStyleConfiguration
}

extension View {
  /// Styles the pickers in this view.
  public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    controlStyle(PickerStyling(style: style))
  }
}

struct PickerStyling<Style: PickerStyle> {
  let style: Style
}

extension PickerStyling: ControlStyle {
  func content(for configuration: PickerStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}
