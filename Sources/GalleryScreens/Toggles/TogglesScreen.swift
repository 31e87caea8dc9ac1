import GlyphUI

/// Every way to make a toggle.
public struct TogglesScreen: View {
  @State private var wifi = true
  @State private var asks = false
  @State private var airplane = false
  @State private var sound = true
  @State private var lossless = false
  @State private var alarms = Alarm.samples

  public init() {}

  public var body: some View {
    Exhibit("A title and a binding; another toggle while it is on") {
      Toggle("Wi-Fi", isOn: $wifi)
      if wifi {
        Toggle("Ask to join networks", isOn: $asks)
      }
    }
    Exhibit("A title and a symbol") {
      Toggle("Airplane mode", systemImage: "airplane", isOn: $airplane)
    }
    Exhibit("A label, and a title with a subtitle") {
      Toggle(isOn: $sound) {
        Label("Sound", systemImage: "speaker.wave.2")
      }
      Toggle(isOn: $lossless) {
        Text("Lossless audio")
        Text("Uses more of your data plan")
      }
    }
    Exhibit("One toggle over many values, mixed until they agree") {
      Toggle("All alarms", sources: $alarms, isOn: \.isOn)
      ForEach($alarms) { $alarm in
        Toggle(alarm.time, isOn: $alarm.isOn)
      }
    }
    Exhibit("Constant, and disabled") {
      Toggle("Always on", isOn: .constant(true))
      Toggle("Disabled", isOn: .constant(false)).disabled(true)
    }
  }
}

struct Alarm: Identifiable {
  let time: String
  var isOn: Bool
  var id: String { time }

  static let samples = [
    Alarm(time: "06:30", isOn: true),
    Alarm(time: "07:15", isOn: false),
    Alarm(time: "09:00", isOn: true),
  ]
}
