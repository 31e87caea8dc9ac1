import GlyphUI

/// A style with state of its own: it counts how often its toggle was tapped.
struct CountingToggleStyle: ToggleStyle {
  @State private var taps = 0
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.colorScheme) private var colorScheme

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "star.fill" : "star")
        .foregroundColor(colorScheme == .dark ? .yellow : .orange)
      configuration.label
      Text(isEnabled ? "tapped \(taps)×" : "locked")
        .foregroundStyle(.secondary)
    }
    .onTapGesture {
      taps += 1
      configuration.isOn.toggle()
    }
  }
}

/// One style over three toggles, with a count at each.
public struct CountingScreen: View {
  @State private var first = true
  @State private var second = false

  public init() {}

  public var body: some View {
    VStack(alignment: .leading) {
      Toggle("First", isOn: $first)
      Toggle("Second", isOn: $second)
      Toggle("Third", isOn: $second).disabled(true)
      Toggle("All", sources: [$first, $second], isOn: \.self)
    }
    .toggleStyle(CountingToggleStyle())
  }
}
