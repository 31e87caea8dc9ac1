import GlyphUI
import Testing

@MainActor
struct ButtonPictureTests {
  private func states<Style: PrimitiveButtonStyle>(
    _ style: Style, role: ButtonRole? = nil, glyphs: Glyphs = .unicode
  ) -> [String] {
    ControlStates(Button("Save", role: role) {}.buttonStyle(style), glyphs: glyphs).all
  }

  @Test func `brackets say that a button can be operated`() {
    #expect(states(.automatic) == ["|[ Save ]|", "|▸ Save ◂|", "|  Save  |"])
    #expect(states(.bordered) == states(.automatic))
  }

  @Test func `a prominent button is marked in the text itself`() {
    #expect(states(.borderedProminent) == ["|[‹Save›]|", "|▸‹Save›◂|", "| ‹Save› |"])
  }

  @Test func `a destructive button is marked in the text itself`() {
    #expect(
      states(.bordered, role: .destructive) == ["|[ ! Save ]|", "|▸ ! Save ◂|", "|  ! Save  |"])
    #expect(
      states(.borderedProminent, role: .destructive)
        == ["|[‹! Save›]|", "|▸‹! Save›◂|", "| ‹! Save› |"])
    #expect(states(.borderless, role: .destructive).first == "|! Save|")
    #expect(states(.link, role: .destructive).first == "|! Save|")
  }

  @Test func `other roles leave no mark`() {
    for role in [ButtonRole.cancel, .confirm, .close] {
      #expect(states(.bordered, role: role) == states(.bordered))
    }
  }

  @Test func `without brackets a button is its label`() {
    #expect(states(.borderless).first == "|Save|")
    #expect(states(.plain).first == "|Save|")
    #expect(states(.plain, role: .destructive).first == "|Save|")
    #expect(states(.link).first == "|Save|")
  }

  @Test func `without brackets the library marks the focus beside the button`() {
    let host = ViewHost(width: 8, height: 1) { Button("Save") {}.buttonStyle(.plain) }
    host.send(.key(.tab))
    #expect(host.render().text == " ▸Save◂")
  }

  @Test func `every mark has an ASCII form`() {
    #expect(states(.bordered, glyphs: .ascii) == ["|[ Save ]|", "|> Save <|", "|  Save  |"])
    #expect(
      states(.borderedProminent, glyphs: .ascii) == ["|[<Save>]|", "|><Save><|", "| <Save> |"])
  }

  @Test func `a label of several views is a row and one button`() {
    let button = Button {
    } label: {
      Text(verbatim: "Save")
      Text(verbatim: "all")
    }
    let host = ViewHost(width: 12, height: 1) { button }
    #expect(host.render().text == "[ Save all ]")
    host.send(.key(.tab))
    host.send(.key(.tab))
    #expect(host.render().text == "▸ Save all ◂")
    #expect(button.buttonStyle(.plain).rendered(width: nil) == "Save all")
  }

  @Test func `no state of a button changes its width`() {
    for glyphs in [Glyphs.unicode, .ascii] {
      for role in [nil, ButtonRole.destructive] {
        #expect(Set(states(.bordered, role: role, glyphs: glyphs).map(\.count)).count == 1)
        #expect(Set(states(.borderedProminent, role: role, glyphs: glyphs).map(\.count)).count == 1)
      }
    }
  }
}
