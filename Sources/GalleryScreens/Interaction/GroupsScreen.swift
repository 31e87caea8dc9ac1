import GlyphUI

/// What belongs together.
public struct GroupsScreen: View {
  @State private var isWrapped = true

  public init() {}

  public var body: some View {
    Exhibit("Group boxes") {
      HStack(alignment: .top, spacing: 2) {
        GroupBox("Margins") {
          LabeledContent("Left", value: "2 cm")
          LabeledContent("Right", value: "2 cm")
        }
        GroupBox { Text("Without a title") }
      }
    }
    Exhibit("Control groups") {
      ControlGroup {
        Button("Bold") {}
        Button("Italic") {}
        Toggle("Wrap", isOn: $isWrapped).toggleStyle(.button)
      }
    }
    Exhibit("Labelled content") {
      LabeledContent("Version", value: "1.2.3")
      LabeledContent("Author") { Label("Ada", systemImage: "person") }
      Form {
        LabeledContent("Version", value: "1.2.3")
        LabeledContent("Author") { Label("Ada", systemImage: "person") }
      }
    }
    Exhibit("Sections with headers and footers") {
      Form {
        Section {
          Toggle("Remember me", isOn: $isWrapped)
        } header: {
          Text("Account")
        } footer: {
          Text("You stay signed in on this computer.")
        }
      }
    }
  }
}
