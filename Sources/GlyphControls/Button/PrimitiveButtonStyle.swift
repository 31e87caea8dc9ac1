import GlyphCore

/// How buttons look, and on which events they act.
///
/// ```swift
/// struct TwoTaps: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.onTapGesture(count: 2, perform: configuration.trigger)
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  /// What a button consists of; nothing acts unless it says so.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

extension View {
  /// Styles the buttons in this view, and says on which events they act.
  @inlinable
  public nonisolated consuming func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(PrimitiveButtonStyling(style: style))
  }
}

@usableFromInline
struct PrimitiveButtonStyling<Style: PrimitiveButtonStyle> {
  @usableFromInline let style: Style

  @inlinable
  nonisolated init(style: Style) { self.style = style }
}

extension PrimitiveButtonStyling: ControlStyle {
  @inlinable
  func content(for configuration: PrimitiveButtonStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}
