import GlyphUI

private struct UnitKey: EnvironmentKey {
  static let defaultValue = "°C"
}

extension EnvironmentValues {
  fileprivate var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

/// Values that travel down the hierarchy: a key of our own, and some that are there already.
public struct EnvironmentScreen: View {
  @State private var isMetric = true

  public init() {}

  public var body: some View {
    Exhibit("A key of our own") {
      Toggle("Metric", isOn: $isMetric)
      Temperature(celsius: 21)
        .environment(\.unit, isMetric ? "°C" : "°F")
      Temperature(celsius: 21)
    }
    Exhibit("Enabled, line limit and colour scheme") {
      Surroundings()
      Surroundings()
        .lineLimit(2)
        .disabled(true)
        .environment(\.colorScheme, .light)
    }
  }
}

private struct Temperature: View {
  let celsius: Double
  @Environment(\.unit) private var unit

  var body: some View {
    Text(verbatim: "\(Int((unit == "°F" ? celsius * 1.8 + 32 : celsius).rounded())) \(unit)")
  }
}

private struct Surroundings: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.lineLimit) private var lineLimit
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: 2) {
      Text(isEnabled ? "enabled" : "disabled")
      Text(lineLimit.map { "\($0) lines" } ?? "any number of lines")
      Text(colorScheme == .dark ? "dark" : "light")
    }
  }
}
