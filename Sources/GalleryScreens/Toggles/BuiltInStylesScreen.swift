import GlyphUI

/// The styles that come with the library, in each state.
public struct BuiltInStylesScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("automatic") {
      States().toggleStyle(.automatic)
    }
    Exhibit("switch") {
      States().toggleStyle(.switch)
    }
    Exhibit("switch, with a tint of its own") {
      States().toggleStyle(SwitchToggleStyle(tint: .orange))
    }
    Exhibit("checkbox") {
      States().toggleStyle(.checkbox)
    }
    Exhibit("button") {
      States().toggleStyle(.button)
    }
    Exhibit("button, tinted") {
      States().toggleStyle(.button).tint(.pink)
    }
    Exhibit("without labels") {
      HStack {
        States().toggleStyle(.checkbox)
        States().toggleStyle(.switch)
      }
      .labelsHidden()
    }
  }
}

/// A toggle that is on, off, mixed, and disabled.
private struct States: View {
  @State private var on = true
  @State private var off = false
  @State private var some = [true, false]

  var body: some View {
    HStack {
      Group {
        Toggle("On", isOn: $on)
        Toggle("Off", isOn: $off)
        Toggle("Mixed", sources: $some, isOn: \.self)
        Toggle("Disabled", isOn: $on).disabled(true)
      }
      .padding(.trailing)
    }
  }
}
