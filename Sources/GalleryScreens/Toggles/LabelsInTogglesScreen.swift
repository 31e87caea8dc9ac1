import GlyphUI

/// Labels used twice or not at all, and toggles inside the labels of toggles.
public struct LabelsInTogglesScreen: View {
  @State private var isOn = true
  @State private var isDetailed = false

  public init() {}

  public var body: some View {
    Exhibit("The label twice") {
      Toggle("left or right", isOn: $isOn).toggleStyle(TwoSides())
    }
    Exhibit("The label not at all") {
      Toggle("never seen", isOn: $isOn).toggleStyle(Bare())
    }
    Exhibit("A toggle in a label, in the same style") {
      Toggle(isOn: $isOn) {
        HStack {
          Text("Sync")
          Toggle("on mobile data", isOn: $isDetailed)
        }
      }
      .toggleStyle(Arrow())
    }
  }
}

/// The label stands on the side that is chosen.
private struct TwoSides: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.opacity(configuration.isOn ? 0.3 : 1)
      Image(systemName: configuration.isOn ? "arrow.right" : "arrow.left")
      configuration.label.opacity(configuration.isOn ? 1 : 0.3)
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}

private struct Bare: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(configuration.isOn ? "▮▯" : "▯▮")
      .onTapGesture { configuration.isOn.toggle() }
  }
}

private struct Arrow: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "chevron.down" : "chevron.right")
        .onTapGesture { configuration.isOn.toggle() }
      configuration.label
    }
  }
}
