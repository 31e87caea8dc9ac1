import GlyphUI

/// Progress views: how much of it is known, and whose words say so.
public struct ProgressScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("A title and a value") {
      ProgressView("Copying", value: 0.45)
      ProgressView("Verifying", value: 3, total: 40)
    }
    Exhibit("A label and a value in our own words") {
      ProgressView(value: 18, total: 24) {
        Label("Downloads", systemImage: "arrow.down.circle")
      } currentValueLabel: {
        Text("18 of 24 files")
      }
    }
    Exhibit("Nothing known") {
      ProgressView("Connecting")
      ProgressView("Waiting").progressViewStyle(.linear)
    }
    Exhibit("As a sign") {
      HStack {
        ForEach([0, 0.2, 0.5, 0.8, 1], id: \.self) { ProgressView(value: $0) }
      }
      .progressViewStyle(.circular)
    }
    Exhibit("A tint, and a style of our own") {
      ProgressView("Battery", value: 0.9).tint(.green)
      ProgressView("Moons", value: 0.6).progressViewStyle(MoonProgressStyle())
    }
    Exhibit("Disabled, and in ASCII") {
      ProgressView("Copying", value: 0.45).disabled(true)
      ProgressView("Copying", value: 0.45).environment(\.glyphs, .ascii)
      ProgressView("Waiting").progressViewStyle(.linear).environment(\.glyphs, .ascii)
    }
  }
}

/// Eight moons, of which some are full.
private struct MoonProgressStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let full = Int((configuration.fractionCompleted ?? 0) * 8)
    HStack {
      configuration.label
      Text(String(repeating: "●", count: full) + String(repeating: "○", count: 8 - full))
        .foregroundStyle(.yellow)
    }
  }
}
