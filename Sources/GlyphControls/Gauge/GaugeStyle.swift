import GlyphCore

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  /// What a gauge consists of.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
}

extension View {
  /// Styles the gauges in this view.
  public nonisolated func gaugeStyle<S>(_ style: S) -> some View where S: GaugeStyle {
    controlStyle(GaugeStyling(style: style))
  }
}

struct GaugeStyling<Style: GaugeStyle> {
  let style: Style
}

extension GaugeStyling: ControlStyle {
  func content(for configuration: GaugeStyleConfiguration) -> some View {
    style.makeBody(configuration: configuration)
  }
}
