import GlyphUI

/// Steppers and sliders.
public struct ValuesScreen: View {
  @State private var guests = 4
  @State private var children = 0
  @State private var price = 2.5
  @State private var volume = 0.6
  @State private var bass = 3.0

  public init() {}

  public var body: some View {
    Exhibit("Steppers") {
      Stepper("Guests: \(guests)", value: $guests, in: 0...12)
      Stepper("Children: \(children)", value: $children, in: 0...guests)
      Stepper("Price", value: $price, in: 0...10, step: 0.5, format: .number)
      Stepper("Disabled", value: $guests).disabled(true)
    }
    Exhibit("Sliders") {
      Slider(value: $volume)
      Slider(value: $volume) { Text("Volume") }
      Slider(value: $bass, in: 0...10, step: 1) {
        Text("Bass")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
      Slider(value: $volume) { Text("Disabled") }.disabled(true)
    }
    Exhibit("In ASCII") {
      Stepper("Guests: \(guests)", value: $guests).environment(\.glyphs, .ascii)
      Slider(value: $volume) { Text("Volume") }.environment(\.glyphs, .ascii)
    }
    Exhibit("In a form") {
      Form {
        Stepper("Guests", value: $guests, in: 0...12)
        Slider(value: $volume) { Text("Volume") }
      }
    }
  }
}
