import GlyphUI

/// Tab views, and groups that open and close.
public struct TabsScreen: View {
  @State private var tab = 2
  @State private var isOpen = true

  public init() {}

  public var body: some View {
    Exhibit("A bar above the view that is shown") {
      TabView(selection: $tab) {
        Text("The first page").tabItem { Text("One") }.tag(1)
        Text("The second page").tabItem { Label("Two", systemImage: "star") }.tag(2)
        Text("The third page").tabItem { Text("Three") }.tag(3)
      }
      .frame(height: 3)
    }
    Exhibit("Pages") {
      TabView {
        Text("First")
        Text("Second")
        Text("Third")
      }
      .tabViewStyle(.page)
      .frame(height: 2)
    }
    Exhibit("Groups that open and close") {
      DisclosureGroup("Advanced", isExpanded: $isOpen) {
        Toggle("Verbose", isOn: .constant(true))
        Toggle("Colour", isOn: .constant(false))
      }
      DisclosureGroup("Expert") { Text("Nothing to see") }
      DisclosureGroup("Disabled") { Text("Nothing to see") }.disabled(true)
    }
    Exhibit("In a form") {
      Form {
        Section("Network", isExpanded: $isOpen) {
          Toggle("Wi-Fi", isOn: .constant(true))
        }
        Section("Hidden", isExpanded: .constant(false)) { Text("Not to be seen") }
      }
    }
  }
}
