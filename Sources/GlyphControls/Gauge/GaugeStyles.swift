import GlyphCore

/// Gauges that are a line: what they look like where nothing else is said.
public struct DefaultGaugeStyle {
  public nonisolated init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration, look: .bar)
  }
}

/// Gauges that are a line, which all of them are by default.
public typealias LinearCapacityGaugeStyle = DefaultGaugeStyle
/// Gauges that are a line; a terminal knows no smaller one for the corner of a screen.
public typealias AccessoryLinearCapacityGaugeStyle = DefaultGaugeStyle

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// What gauges look like where nothing else is said: a line.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
  /// Gauges that are a line.
  public static var linearCapacity: LinearCapacityGaugeStyle { DefaultGaugeStyle() }
  /// Gauges that are a line.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    DefaultGaugeStyle()
  }
}

/// Gauges that are a line with a knob.
public struct AccessoryLinearGaugeStyle {
  public nonisolated init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration, look: .knob)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// Gauges that are a line with a knob.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// Gauges that are a sign.
public struct AccessoryCircularGaugeStyle {
  public nonisolated init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GaugeSign(configuration: configuration)
  }
}

/// Gauges that are a sign; on a screen their ring is closed.
public typealias AccessoryCircularCapacityGaugeStyle = AccessoryCircularGaugeStyle

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// Gauges that are a sign.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
  /// Gauges that are a sign.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
