import GlyphTesting
import SwiftUI
import Testing

@MainActor
struct UIColorTests {
  @Test func `every way from UIKit's colours to SwiftUI's says the same`() {
    #expect(Color(uiColor: .systemRed) == .red)
    #expect(Color(nsColor: NSColor.controlAccentColor) == .accentColor)
    #expect(Color(UIColor.label) == .primary)
    #expect(Color(.secondaryLabel) == .secondary)
    #expect(Color(UIColor(Color.mint)) == .mint)
    #expect(Color("systemRed") == .red)
  }

  @Test func `components are those of SwiftUI`() {
    #expect(
      Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        == Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))
    #expect(Color(UIColor(white: 0.25, alpha: 1)) == Color(white: 0.25))
    #expect(
      Color(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1))
        == Color(hue: 0.5, saturation: 1, brightness: 1))
    #expect(Color(UIColor.red.withAlphaComponent(0.5)) == .red.opacity(0.5))
    #expect(UIColor.systemGray5 != .systemGray6)
  }

  @Test func `roles suit a dark terminal and a light one`() {
    let view = HStack(spacing: 0) {
      Text("a").background(Color(.systemBackground))
      Text("b").background(Color(.systemGray5))
      Text("c").background(Color(UIColor.secondarySystemBackground))
      Text("d").foregroundColor(Color(.placeholderText))
      Text("e").foregroundColor(Color(.systemOrange))
    }
    for scheme in [ColorScheme.dark, .light] {
      let renderer = ViewRenderer(content: view)
      renderer.environment.colorScheme = scheme
      expectSnapshot(of: renderer.surface, named: "roles on a \(scheme) terminal")
    }
  }
}
