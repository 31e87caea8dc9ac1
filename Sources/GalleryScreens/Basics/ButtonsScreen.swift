import Foundation
import GlyphUI

/// Buttons in the styles that come with the library, and in one of our own.
public struct ButtonsScreen: View {
  @State private var count = 0
  private let swift = URL(string: "https://www.swift.org") ?? URL(filePath: "/")

  public init() {}

  public var body: some View {
    Exhibit("Built-in styles") {
      HStack(spacing: 2) {
        Button("Automatic") { count += 1 }
        Button("Bordered") { count += 1 }.buttonStyle(.bordered)
        Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
        Button("Borderless") { count += 1 }.buttonStyle(.borderless)
        Button("Plain") { count += 1 }.buttonStyle(.plain)
      }
    }
    Exhibit("Roles, symbols and disabled") {
      HStack(spacing: 2) {
        Button("Delete", role: .destructive) { count = 0 }
        Button("Add", systemImage: "plus") { count += 1 }
        Button("Disabled") { count += 1 }.disabled(true)
      }
      .buttonStyle(.bordered)
    }
    Exhibit("Links") {
      HStack(spacing: 2) {
        Link("Swift", destination: swift)
        Link(destination: swift) { Label("Swift", systemImage: "globe") }
        Link("As a button", destination: swift).buttonStyle(.bordered)
      }
    }
    Exhibit("A style of our own") {
      Button("Pressed \(count) times") { count += 1 }
        .buttonStyle(ArrowButtonStyle())
    }
  }
}

/// Points at what it does, and further while it is pressed.
private struct ArrowButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isPressed ? "arrow.right" : "chevron.right")
      configuration.label.underline()
    }
  }
}
