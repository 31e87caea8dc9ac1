import GlyphCore
import Testing

@MainActor
@Suite struct SpokenTextTests {
  @Test func `a screen is read a thing a line: label, role, value, state, hint`() {
    let view = VStack {
      Text("Settings").accessibilityAddTraits(.isHeader)
      Text("[x]").accessibilityLabel("Wi-Fi").accessibilityAddTraits(.isToggle)
        .accessibilityValue("on").accessibilityHint("Joins networks by itself")
      Text("Save").onTapGesture {}.disabled(true)
      Text("Home").onTapGesture {}.accessibilityAddTraits(.isSelected)
      Text("secret").hidden()
      Text("---").accessibilityHidden(true)
    }
    #expect(
      view.spokenText(width: 20) == """
        Settings, heading
        Wi-Fi, toggle, on. Joins networks by itself
        Save, button, disabled
        Home, button, selected
        """)
    #expect(ViewRenderer(content: view).spokenText == view.spokenText())
  }

  @Test func `focus is said`() {
    let host = ViewHost(width: 20, height: 2) { Text("Save").onTapGesture {} }
    host.send(.key(.tab))
    #expect(host.spokenText == "Save, button, focused")
  }

  @Test func `parts are read not at all, one by one, or as one thing`() {
    func spoken(_ children: AccessibilityChildBehavior) -> String {
      HStack {
        Text("★").accessibilityLabel("Favourite")
        Text("Tea").accessibilityValue("hot")
      }
      .accessibilityElement(children: children).accessibilityLabel("Drink").spokenText()
    }
    #expect(spoken(.ignore) == "Drink")
    #expect(spoken(.contain) == "Drink\nFavourite\nTea, hot")
    #expect(spoken(.combine) == "Drink, hot")
    let unnamed = HStack {
      Text("a")
      Text("b")
    }
    #expect(unnamed.accessibilityElement(children: .combine).spokenText() == "a b")
    #expect(unnamed.accessibilityElement().spokenText() == "")
  }

  private struct Pairs: View {
    @Namespace private var names
    var body: some View {
      HStack {
        Text("Brightness").accessibilityLabeledPair(role: .label, id: 1, in: names)
        HStack {
          Text("70")
          Text("[+]").onTapGesture {}
        }
        .accessibilityLabeledPair(role: .content, id: 1, in: names)
      }
      Text("Alone").accessibilityLabeledPair(role: .label, id: 2, in: names)
      HStack {
        Text("Both").accessibilityLabeledPair(role: .label, id: 3, in: names)
        HStack {
          Text("a").onTapGesture {}
          Text("b").onTapGesture {}
        }
        .accessibilityLabeledPair(role: .content, id: 3, in: names)
      }
    }
  }

  @Test func `a label names the one control of its pair, and is read by itself otherwise`() {
    #expect(
      Pairs().spokenText() == """
        Brightness, button, 70 [+]
        Alone
        Both
        a, button
        b, button
        """)
  }

  @Test func `a label of a view with one control is that of the control`() {
    let view = HStack {
      Text("x")
      Text("y").onTapGesture {}
    }
    #expect(view.padding().accessibilityLabel("Close").spokenText() == "Close, button")
    let pair = HStack {
      view
      view
    }
    #expect(pair.accessibilityLabel("Two").spokenText() == "Two")
  }

  @Test func `a higher priority is read first, within its container`() {
    let row = HStack {
      Text("b")
      Text("a").accessibilitySortPriority(1)
    }
    let view = VStack {
      Text("first")
      row.accessibilityElement(children: .contain)
      Text("last").accessibilitySortPriority(-1)
      Text("after")
    }
    #expect(view.spokenText() == "first\na\nb\nafter\nlast")
  }

  @Test func `a representation is read and not drawn, and what it holds is out of reach`() {
    let view = Text("|---o--|").accessibilityRepresentation {
      Text("Volume").accessibilityValue("60 percent").onTapGesture {}
    }
    #expect(view.spokenText() == "Volume, button, 60 percent")
    #expect(view.rendered() == "|---o--|")
    let host = ViewHost(width: 10, height: 1) { view }
    #expect(!host.send(.key(.tab)))
    #expect(!host.send(.click(x: 2, y: 0)))
  }

  private struct Mail: View {
    @State private var log = "none"
    @State private var volume = 5
    var body: some View {
      Text("Letter").onTapGesture { log = "open" }
        .accessibilityAction(named: "Archive") { log = "archive" }
        .accessibilityAction(.delete) { log = "delete" }
      Text("Volume").accessibilityValue("\(volume)")
        .accessibilityAdjustableAction { volume += $0 == .increment ? 1 : -1 }
      Text("Off").onTapGesture { log = "off" }.disabled(true)
      Text(log).accessibilityIdentifier("log")
    }
  }

  @Test func `what can be done is read, and can be done without a pointer`() {
    let host = ViewHost(width: 20, height: 4) { Mail() }
    #expect(
      host.spokenText == """
        Letter, button. Actions: Archive, Delete
        Volume, adjustable, 5
        Off, button, disabled
        none
        """)
    for (action, result) in [("Archive", "archive"), ("Delete", "delete"), (nil, "open")] {
      #expect(host.performAccessibilityAction(action, on: "Letter"))
      #expect(host.accessibilityElements.last?.label == result)
    }
    #expect(!host.performAccessibilityAction("Nothing", on: "Letter"))
    #expect(!host.performAccessibilityAction(on: "Nobody"))
    #expect(!host.performAccessibilityAction(on: "Off"))
    #expect(host.adjust(.increment, on: "Volume") && host.adjust(.increment, on: "Volume"))
    #expect(host.adjust(.decrement, on: "Volume"))
    #expect(!host.adjust(.increment, on: "Letter"))
    #expect(host.accessibilityElements[1].value == "6")
  }

  @Test func `the older forms say the same`() {
    let view = Text("x").accessibility(label: Text("Close")).accessibility(hint: Text("Leaves"))
      .accessibility(value: Text("now")).accessibility(addTraits: .isButton)
    #expect(view.spokenText() == "Close, button, now. Leaves")
    #expect(Text("x").accessibility(hidden: true).spokenText() == "")
    #expect(Text("Part 1").accessibilityHeading(.h2).spokenText() == "Part 1, heading")
  }
}
