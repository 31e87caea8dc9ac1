import GlyphTesting
import GlyphUI
import Testing

#Preview {
  Text("without a name")
}

#Preview("Named") {
  Text("first")
  Text("second")
}

#Preview("Sized", traits: .fixedLayout(width: 9, height: 3), .landscapeLeft) {
  Text("in a size of its own").border(.green)
}

#Preview("With state") {
  @Previewable @State var count = 1
  @Previewable @State var isOn = false
  let title = "Count \(count)"

  VStack(alignment: .leading) {
    Button(title) { count += 1 }
    Toggle("On", isOn: $isOn)
  }
}

private struct Card {
  #Preview("In a type") {
    Text("nested")
  }
}

@MainActor
struct PreviewTests {
  private var previews: [Preview] {
    Preview.all.filter { $0.fileID == "GlyphMacrosTests/PreviewTests.swift" }
  }

  @Test func `the previews of a program are found, in the order of their lines`() {
    #expect(
      previews.map(\.name) == ["PreviewTests", "Named", "Sized", "With state", "In a type"])
    #expect(previews.map(\.line) == [5, 9, 14, 18, 30])
  }

  @Test func `a preview is a view`() {
    #expect(
      previews.map { "\($0.name):\n\($0.rendered())\n" }.joined()
        == """
        PreviewTests:
        without a name
        Named:
        first
        second
        Sized:
        ┌───────┐
        │in a s…│
        └───────┘
        With state:
        [ Count 1 ]
        [ ] On
        In a type:
        nested

        """)
  }

  @Test func `a preview's variables keep what is done to them`() throws {
    let preview = try #require(previews.first { $0.name == "With state" })
    let player = Player(width: 20, height: 3) { preview }
    player.click("Count 1")
    player.click("On")
    #expect(player.screen.contains("[ Count 2 ]"))
    #expect(player.screen.contains("▸✓◂ On"))
  }

  @Test func `a preview can be made by hand`() {
    let preview = Preview("Own") { Text("a") }
    #expect(preview.name == "Own")
    #expect(preview.rendered() == "a")
  }
}
