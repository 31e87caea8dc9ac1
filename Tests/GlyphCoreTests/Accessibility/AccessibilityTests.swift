import GlyphCore
import Testing

@MainActor
struct AccessibilityTests {
  private func spoken(_ host: ViewHost) -> [String] {
    host.accessibilityElements.map { element in
      [
        element.label, element.value, element.hint, element.identifier.map { "#\($0)" },
        element.traits.contains(.isButton) ? "button" : nil,
        element.isEnabled ? nil : "disabled", element.isFocused ? "focused" : nil,
      ].compactMap { $0 }.joined(separator: ", ")
    }
  }

  @Test func `texts and controls are read in order, a control as one thing`() {
    let host = ViewHost(width: 30, height: 5) {
      Text("Title")
      HStack {
        Text("Wi-Fi")
        Text("on")
      }.onTapGesture {}
      Text("off").onTapGesture {}.disabled(true)
    }
    host.send(.key(.tab))
    #expect(spoken(host) == ["Title", "Wi-Fi on, button, focused", "off, button, disabled"])
  }

  @Test func `labels, values and hints take the place of what is shown`() {
    let host = ViewHost(width: 30, height: 5) {
      Text("▮▮▯").accessibilityLabel("Battery").accessibilityValue("66 percent")
      Text("x").onTapGesture {}.accessibilityLabel("Close").accessibilityHint("Leaves the page")
        .accessibilityIdentifier("close")
      Text("ornament").accessibilityHidden(true)
    }
    #expect(
      spoken(host) == ["Battery, 66 percent", "Close, Leaves the page, #close, button"])
  }

  @Test func `what a part says counts for the control around it`() {
    let host = ViewHost(width: 30, height: 5) {
      HStack {
        Text("*").accessibilityHidden(true)
        Text("#").accessibilityLabel("Favourite")
        Text("now")
      }.onTapGesture {}
    }
    #expect(spoken(host) == ["Favourite now, button"])
  }

  @Test func `nothing that is read can carry an escape`() {
    let host = ViewHost(width: 30, height: 1) {
      Text("x").accessibilityLabel("a\u{1B}[2Jb")
    }
    #expect(spoken(host) == ["a␛[2Jb"])
  }

  @Test func `an outer modifier wins, and traits add up`() {
    let host = ViewHost(width: 30, height: 1) {
      Text("x").accessibilityLabel("inner").accessibilityAddTraits(.isHeader)
        .accessibilityLabel("outer").accessibilityAddTraits(.isSelected)
    }
    #expect(host.accessibilityElements.map(\.label) == ["outer"])
    #expect(host.accessibilityElements.first?.traits.contains([.isHeader, .isSelected]) == true)
  }
}
