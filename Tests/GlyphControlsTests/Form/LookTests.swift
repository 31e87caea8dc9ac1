import GlyphUI
import Testing

@MainActor
struct LookTests {
  struct Settings: View {
    var body: some View {
      Form {
        Toggle("Airplane mode", isOn: .constant(false)).toggleStyle(.switch)
        LabeledContent("Wi-Fi", value: "Home")
        Section("Notifications") {
          Toggle("Show previews", isOn: .constant(true)).toggleStyle(.switch)
          Toggle("Sounds", isOn: .constant(true))
          LabeledContent("Tone", value: "Chime")
          Button("Reset") {}
        }
        Section {
          Toggle(isOn: .constant(true)) {
            Text(verbatim: "Analytics")
            Text(verbatim: "Share with developers")
          }.toggleStyle(.switch)
          LabeledContent("Volume", value: 70, format: .number)
        } header: {
          Text(verbatim: "Privacy")
        } footer: {
          Text(verbatim: "What you share never leaves the building.")
        }
        Section { Text(verbatim: "No header") }
        Section("Empty") {}
        Section("Last one with a header that is long") { Text(verbatim: "row") }
      }
    }
  }
  @Test func `look`() {
    for w in [46, 20] {
      print(Settings().rendered(width: w))
      print(Settings().formStyle(.columns).rendered(width: w))
    }
    print(Settings().environment(\.glyphs, .ascii).rendered(width: nil))
    print(List(1..<4) { Text(verbatim: "Row \($0)") }.rendered(width: 20))
    print(List { ForEach(1..<4) { Text(verbatim: "Row \($0)") }; Section("More") { Text(verbatim: "Last") } }.listStyle(.plain).rendered(width: 20))
    print(GroupBox("Title") { Text(verbatim: "Content"); Text(verbatim: "and more of it") }.rendered(width: nil))
    print(GroupBox { Text(verbatim: "Content") }.rendered(width: nil))
    print(HStack(alignment: .top) { Section("Head") { Text(verbatim: "a"); Text(verbatim: "b") } }.rendered(width: nil))
    let host = ViewHost(width: 30, height: 24) { Settings() }
    host.send(.key(.tab))
    print(host.render().text)
    host.send(.key(.tab))
    host.send(.key(.tab))
    host.send(.key(.tab))
    print(host.render().text)
  }
}
