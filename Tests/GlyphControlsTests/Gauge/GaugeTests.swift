import GlyphUI
import Testing

@MainActor
struct GaugeTests {
  @Test func `a line between the bounds shows the value`() {
    let gauge = Gauge(value: 50, in: 0...100) {
      Text(verbatim: "Fuel")
    } currentValueLabel: {
      Text(verbatim: "50 l")
    } minimumValueLabel: {
      Text(verbatim: "0")
    } maximumValueLabel: {
      Text(verbatim: "100")
    }
    #expect(gauge.rendered(width: 24) == "Fuel 0 ━━━━──── 100 50 l")
    #expect(gauge.gaugeStyle(.accessoryCircular).rendered() == "◑ 50 l Fuel")
    #expect(
      Gauge(value: 0.5) { Text(verbatim: "G") }.gaugeStyle(.accessoryLinear).rendered(width: 9)
        == "G ━━━●───")
  }

  @Test func `values beyond the bounds are drawn`() {
    for value in [-1, 7, Double.nan, .infinity] {
      #expect(Gauge(value: value) { Text(verbatim: "G") }.rendered(width: 9).count == 9)
    }
  }
}
