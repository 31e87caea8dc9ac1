import GlyphUI
import Testing

@MainActor
struct TogglePictureTests {
  private func states<Style: ToggleStyle>(
    _ style: Style, _ isOn: [Bool], glyphs: Glyphs = .unicode
  ) -> [String] {
    let toggle = Toggle("Wi-Fi", sources: isOn.map { Binding.constant($0) }, isOn: \.self)
    return ControlStates(toggle.toggleStyle(style), glyphs: glyphs).all
  }

  @Test func `a check box before the label`() {
    #expect(states(.checkbox, [true]) == ["|[✓] Wi-Fi|", "|▸✓◂ Wi-Fi|", "| ✓  Wi-Fi|"])
    #expect(states(.checkbox, [false]) == ["|[ ] Wi-Fi|", "|▸ ◂ Wi-Fi|", "| ·  Wi-Fi|"])
    #expect(states(.checkbox, [true, false]) == ["|[–] Wi-Fi|", "|▸–◂ Wi-Fi|", "| –  Wi-Fi|"])
  }

  @Test func `a switch behind the label`() {
    #expect(states(.switch, [true]) == ["|Wi-Fi (━━●)|", "|Wi-Fi ▸━━●◂|", "|Wi-Fi  ━━● |"])
    #expect(states(.switch, [false]) == ["|Wi-Fi (○──)|", "|Wi-Fi ▸○──◂|", "|Wi-Fi  ○── |"])
    #expect(states(.switch, [true, false]) == ["|Wi-Fi (─◐─)|", "|Wi-Fi ▸─◐─◂|", "|Wi-Fi  ─◐─ |"])
  }

  @Test func `a button with a mark`() {
    #expect(states(.button, [true]) == ["|[ ✓ Wi-Fi ]|", "|▸ ✓ Wi-Fi ◂|", "|  ✓ Wi-Fi  |"])
    #expect(states(.button, [false]) == ["|[ · Wi-Fi ]|", "|▸ · Wi-Fi ◂|", "|  · Wi-Fi  |"])
    #expect(states(.button, [true, false]) == ["|[ – Wi-Fi ]|", "|▸ – Wi-Fi ◂|", "|  – Wi-Fi  |"])
  }

  @Test func `every mark has an ASCII form`() {
    #expect(
      states(.checkbox, [true], glyphs: .ascii) == ["|[x] Wi-Fi|", "|>x< Wi-Fi|", "| x  Wi-Fi|"])
    #expect(
      states(.checkbox, [false], glyphs: .ascii) == ["|[ ] Wi-Fi|", "|> < Wi-Fi|", "| .  Wi-Fi|"])
    #expect(
      states(.switch, [true], glyphs: .ascii)
        == ["|Wi-Fi (==O)|", "|Wi-Fi >==O<|", "|Wi-Fi  ==O |"])
    #expect(
      states(.switch, [false], glyphs: .ascii)
        == ["|Wi-Fi (o--)|", "|Wi-Fi >o--<|", "|Wi-Fi  o-- |"])
    #expect(states(.button, [true, false], glyphs: .ascii).first == "|[ - Wi-Fi ]|")
  }

  @Test func `no state of a toggle changes its width, and no two look the same`() {
    func check<Style: ToggleStyle>(_ style: Style) {
      for glyphs in [Glyphs.unicode, .ascii] {
        let pictures = [[true], [false], [true, false]].flatMap {
          states(style, $0, glyphs: glyphs)
        }
        #expect(Set(pictures.map(\.count)).count == 1)
        #expect(Set(pictures).count == 9)
        if glyphs == .ascii { #expect(pictures.allSatisfy { $0.utf8.allSatisfy { $0 < 0x7F } }) }
      }
    }
    check(.checkbox)
    check(.switch)
    check(.button)
  }

  @Test func `without a style a toggle is a check box`() {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true))
    #expect(toggle.rendered(width: nil) == "[✓] Wi-Fi")
    #expect(toggle.toggleStyle(.automatic).rendered(width: nil) == "[✓] Wi-Fi")
  }

  @Test func `hidden labels leave the mark`() {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
    #expect(toggle.rendered(width: nil) == "[✓]")
    #expect(toggle.toggleStyle(.switch).rendered(width: nil) == "(━━●)")
    #expect(toggle.toggleStyle(.button).rendered(width: nil) == "[ ✓ ]")
    #expect(toggle.labelsVisibility(.visible).rendered(width: nil) == "[✓]")
  }

  @Test func `a custom style that places the label keeps it when labels are hidden`() {
    let toggle = Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Marking("A"))
    #expect(toggle.labelsHidden().rendered(width: nil) == "A(Wi-Fi)")
  }

  @Test func `of several views in a label the first is the title and the others stand below`() {
    let toggle = Toggle(isOn: .constant(true)) {
      Text(verbatim: "Wi-Fi")
      Text(verbatim: "Home network")
    }
    #expect(
      toggle.rendered(width: nil) == """
        [✓] Wi-Fi
            Home network
        """)
    #expect(
      toggle.toggleStyle(.switch).rendered(width: nil) == """
        Wi-Fi        (━━●)
        Home network
        """)
  }
}
