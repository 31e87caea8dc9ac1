import GlyphUI

/// Toggles in a form with sections, and in a list.
public struct ContainersScreen: View {
  @State private var wifi = true
  @State private var bluetooth = false
  @State private var luggage = Entry.luggage

  public init() {}

  public var body: some View {
    Exhibit("Form") {
      Form {
        Section {
          Toggle("Wi-Fi", isOn: $wifi)
          Toggle("Bluetooth", isOn: $bluetooth)
        } header: {
          Text("Connections")
        } footer: {
          Text("Turning both off saves energy.")
        }
        Section("Luggage") {
          ForEach($luggage) { $entry in
            Toggle(entry.title, isOn: $entry.isDone)
          }
        }
      }
    }
    Exhibit("List") {
      List {
        Section("Connections") {
          Toggle("Wi-Fi", isOn: $wifi)
          Toggle("Bluetooth", isOn: $bluetooth).disabled(true)
        }
      }
    }
  }
}
