import GlyphUI

/// Menus and gauges.
public struct MenusScreen: View {
  @State private var isBold = true

  public init() {}

  public var body: some View {
    Exhibit("Menus, before they are opened") {
      HStack(spacing: 2) {
        Menu("File") {
          Button("New") {}
          Button("Delete", role: .destructive) {}
        }
        Menu {
          Toggle("Bold", isOn: $isBold)
        } label: {
          Label("Format", systemImage: "textformat")
        }
        Menu("Disabled") {}.disabled(true)
      }
    }
    Exhibit("Gauges") {
      Gauge(value: 0.4) { Text("Fuel") }
      Gauge(value: 90, in: 0...200) {
        Text("Speed")
      } currentValueLabel: {
        Text("90 km/h")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("200")
      }
      Gauge(value: 0.7) { Text("Heat") }.gaugeStyle(.accessoryLinear).tint(.red)
      Gauge(value: 0.7) { Text("Battery") }.gaugeStyle(.accessoryCircular)
    }
  }
}
