import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct PickerTests {
  private enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }

  private struct Screen<Style: PickerStyle>: View {
    let style: Style
    @State var size = Size.medium
    @State private var isOn = false
    var body: some View {
      VStack(alignment: .leading) {
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text(verbatim: $0.rawValue) }
        }
        .pickerStyle(style)
        Toggle("Other", isOn: $isOn)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `a menu shows what is chosen, and all options once it is pressed`() {
    let player = Player(width: 20, height: 7) { Screen(style: .menu) }
    #expect(
      player.screen == """
        Size [ medium ▾ ]
        [ ] Other





        """)
    player.press(.tab)
    #expect(player.screen.hasPrefix("Size ▸ medium ▾ ◂\n"))
    player.press(.return)
    #expect(
      player.screen == """
        Size [ medium ▾ ]
        [ ]  ╭───────────╮
             │    small  │
             │ ▸✓ medium │
             │    large  │
             ╰───────────╯

        """)
    player.press(.downArrow, .return)
    #expect(player.screen.hasPrefix("Size ▸ large ▾ ◂\n[ ] Other\n\n"))
  }

  @Test func `Escape and a click elsewhere put the options away and change nothing`() {
    let player = Player(width: 20, height: 7) { Screen(style: .menu) }
    let before = player.screen
    player.press(.tab, .space, .upArrow, .escape)
    #expect(player.screen.hasPrefix("Size ▸ medium ▾ ◂\n"))
    player.press(.escape)
    #expect(player.screen == before)
    player.click("medium")
    #expect(player.screen.contains("✓ medium"))
    player.click(x: 0, y: 6)
    player.press(.escape)
    #expect(player.screen == before)
  }

  @Test func `a click on an option chooses it`() {
    let player = Player(width: 20, height: 7) { Screen(style: .menu) }
    player.click("medium")
    player.click(x: 14, y: 2)
    #expect(player.screen.hasPrefix("Size ▸ small ▾ ◂\n[ ] Other\n\n"))
  }

  @Test func `segments are chosen by arrows and clicks and are one stop for Tab`() {
    let player = Player(width: 40, height: 2) { Screen(style: .segmented) }
    #expect(player.screen == "Size [ small ‹medium› large ]\n[ ] Other")
    player.press(.tab)
    #expect(player.screen == "Size [ small ▸medium◂ large ]\n[ ] Other")
    player.press(.rightArrow)
    #expect(player.screen == "Size [ small  medium ▸large◂]\n[ ] Other")
    player.press(.tab)
    #expect(player.screen == "Size [ small  medium ‹large›]\n▸ ◂ Other")
    player.click("small")
    #expect(player.screen == "Size [▸small◂ medium  large ]\n[ ] Other")
    player.press(.leftArrow)
    #expect(player.screen == "Size [▸small◂ medium  large ]\n[ ] Other")
  }

  @Test func `inline options are marked, and Tab enters at the one that is chosen`() {
    let player = Player(width: 20, height: 5) { Screen(style: .inline) }
    #expect(
      player.screen == """
        Size
          ( ) small
          (●) medium
          ( ) large
        [ ] Other
        """)
    player.press(.tab)
    #expect(player.screen.contains("▸●◂ medium"))
    player.press(.downArrow, .space)
    #expect(
      player.screen == """
        Size
          ( ) small
          ( ) medium
          ▸●◂ large
        [ ] Other
        """)
    player.press(.tab)
    #expect(player.screen.contains("▸ ◂ Other"))
    player.click("small")
    #expect(player.screen.contains("▸●◂ small"))
  }

  @Test func `tags choose, whatever the options consist of`() {
    struct Tagged: View {
      @State private var choice = 2
      var body: some View {
        Picker("Number", selection: $choice) {
          Text(verbatim: "one").tag(1)
          if choice > 0 { HStack { Text(verbatim: "two") }.tag(2).bold() }
          ForEach(3..<5, id: \.self) { Text(verbatim: "#\($0)").tag($0) }
        }
        .pickerStyle(.segmented)
      }
    }
    let player = Player(width: 40, height: 1) { Tagged() }
    #expect(player.screen.contains("Number [ one ‹two› #3  #4 ]"))
    player.click("#4")
    #expect(player.screen.contains("Number [ one  two  #3 ▸#4◂]"))
  }

  @Test func `an optional choice has tags of the wrapped type and nil`() {
    struct Optionals: View {
      @State private var choice: Int?
      var body: some View {
        Picker("Number", selection: $choice) {
          Text(verbatim: "none").tag(Int?.none)
          ForEach([7, 8], id: \.self) { Text(verbatim: "\($0)") }
          Text(verbatim: "nine").tag(9)
        }
        .pickerStyle(.segmented)
      }
    }
    let player = Player(width: 40, height: 1) { Optionals() }
    #expect(player.screen.contains("Number [‹none› 7  8  nine ]"))
    player.click("8")
    #expect(player.screen.contains("Number [ none  7 ▸8◂ nine ]"))
    player.click("nine")
    #expect(player.screen.contains("Number [ none  7  8 ▸nine◂]"))
    player.click("none")
    #expect(player.screen.contains("Number [▸none◂ 7  8  nine ]"))
  }

  @Test func `a choice over several values is what they have in common`() {
    struct Several: View {
      @State private var sizes = [1, 2]
      var body: some View {
        Picker("Size", sources: $sizes, selection: \.self) {
          Text(verbatim: "S").tag(1)
          Text(verbatim: "M").tag(2)
        }
        .pickerStyle(.segmented)
        Text(verbatim: "\(sizes)")
      }
    }
    let player = Player(width: 20, height: 2) { Several() }
    #expect(player.screen.contains("Size [ S  M ]"))
    player.click("M")
    #expect(player.screen.contains("Size [ S ▸M◂]"))
    #expect(player.screen.contains("[2, 2]"))
  }

  @Test func `a disabled picker does nothing and shows what is chosen`() {
    let player = Player(width: 30, height: 2) { Screen(style: .menu).disabled(true) }
    #expect(player.screen.hasPrefix("Size   medium ▾\n"))
    #expect(!player.click("medium"))
    #expect(!player.press(.tab))
    let segments = Screen(style: .segmented).disabled(true)
    #expect(segments.rendered().hasPrefix("Size   small ‹medium› large\n"))
  }

  @Test func `marks have an ASCII form`() {
    func picture<Style: PickerStyle>(_ style: Style) -> String {
      Screen(style: style).environment(\.glyphs, .ascii).rendered()
    }
    #expect(picture(.menu) == "Size [ medium v ]\n[ ] Other")
    #expect(picture(.segmented) == "Size [ small <medium> large ]\n[ ] Other")
    #expect(picture(.inline) == "Size\n  ( ) small\n  (o) medium\n  ( ) large\n[ ] Other")
  }

  @Test func `in a form the value stands at the trailing edge`() {
    let form = Form {
      Picker("Size", selection: .constant(1)) { Text(verbatim: "S").tag(1) }
    }
    #expect(
      form.rendered(width: 24) == """
        ╭──────────────────────╮
        │ Size         [ S ▾ ] │
        ╰──────────────────────╯
        """)
  }

  @Test func `hidden labels leave the choice`() {
    let picker = Picker("Size", selection: .constant(1)) { Text(verbatim: "S").tag(1) }
      .labelsHidden()
    #expect(picker.rendered() == "[ S ▾ ]")
    #expect(picker.pickerStyle(.segmented).rendered() == "[‹S›]")
    #expect(picker.pickerStyle(.inline).rendered() == "(●) S")
  }

  @Test func `what is chosen from a menu stands in one line, however narrow it is`() {
    let picker = Picker("Quality", selection: .constant(1)) {
      Text("As good as it can be").tag(1)
    }
    let line = picker.rendered(width: 26)
    #expect(line.hasPrefix("Quality [ As good"))
    #expect(line.hasSuffix("… ▾ ]"))
    #expect(!line.contains("\n"))
  }
}
