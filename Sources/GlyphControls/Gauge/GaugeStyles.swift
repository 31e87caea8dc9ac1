import GlyphCore

/// What gauges look like where nothing else is said: a line.
public struct DefaultGaugeStyle {
  public nonisolated init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration, look: .bar)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// What gauges look like where nothing else is said: a line.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// Gauges that are a line.
public struct LinearCapacityGaugeStyle {
  public nonisolated init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration, look: .bar)
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// Gauges that are a line.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
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

/// Gauges that are a line.
public struct AccessoryLinearCapacityGaugeStyle {
  public nonisolated init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GaugeLine(configuration: configuration, look: .bar)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// Gauges that are a line.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
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

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// Gauges that are a sign.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// Gauges that are a sign.
public struct AccessoryCircularCapacityGaugeStyle {
  public nonisolated init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GaugeSign(configuration: configuration)
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// Gauges that are a sign.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
