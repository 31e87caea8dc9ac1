import Foundation
import GlyphUI

/// A program with a way into every kind of ending.
struct ScreenFixture: App {
  @State private var launches = 1
  @State private var isLoud = false

  var body: some Scene {
    WindowGroup("Fixture \u{1B}]0;owned\u{7}") {
      FixtureView(launches: $launches)
        .environment(\.isLoud, isLoud)
    }
    .commands {
      CommandMenu("Launch") {
        Button("Again") { launches += 1 }
          .keyboardShortcut("l")
      }
      CommandGroup(after: .help) {
        Button("Loud") { isLoud.toggle() }
          .keyboardShortcut("u")
      }
    }
  }
}

struct FixtureView: View {
  @Binding var launches: Int
  @State private var isOn = false
  @State private var ticks = 0
  @State private var pasted = "-"
  @Environment(\.scenePhase) private var phase
  @State private var link = "-"
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isLoud) private var isLoud

  var body: some View {
    GeometryReader { proxy in
      VStack(alignment: .leading) {
        Text("Size \(Int(proxy.size.width)) x \(Int(proxy.size.height))")
        controls
      }
    }
    .task {
      guard ProcessInfo.processInfo.environment["FIXTURE_TICKS"] != nil else { return }
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(5))
        ticks += 1
      }
    }
  }

  private var controls: some View {
    VStack(alignment: .leading) {
      Toggle("Wi-Fi", isOn: $isOn)
      Text("Launches \(launches)\(isLoud ? "!" : "") ticks \(ticks) \(String(describing: phase))")
      Button("Trap") { fatalError("out of \(launches) cells") }.keyboardShortcut("t")
      Button("Abort") { abort() }.keyboardShortcut("a")
      Button("Overflow") { overflow(0) }.keyboardShortcut("o")
      Button("Exit") { exit(3) }.keyboardShortcut("e")
      Button("Print") { print("printed \u{1B}[31mraw") }.keyboardShortcut("p")
      Button("Link \(link)") { follow("https://example.com/a?b=c") }.keyboardShortcut("w")
      Button("Script") { follow("javascript:alert(1)") }.keyboardShortcut("k")
      HStack {
        Button("Edit") { edit() }.keyboardShortcut("g")
        Button("Copy") { Terminal.copy("a\u{1B}b") }.keyboardShortcut("y")
      }
      Button("Quit") { dismiss() }.keyboardShortcut("q")
    }
  }

  private func follow(_ address: String) {
    guard let url = URL(string: address) else { return }
    openURL(url) { link = $0 ? "taken" : "refused" }
  }

  private func edit() {
    let script = "stty -a | grep -o -- '[-]*icanon'; read line; echo got $line"
    _ = try? Terminal.run("/bin/sh", ["-c", script])
  }

  private func overflow(_ depth: Int) {
    if depth >= 0 { overflow(depth + 1) }
    withExtendedLifetime(depth) {}
  }
}

extension EnvironmentValues {
  var isLoud: Bool {
    get { self[IsLoudKey.self] }
    set { self[IsLoudKey.self] = newValue }
  }
}

private struct IsLoudKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
