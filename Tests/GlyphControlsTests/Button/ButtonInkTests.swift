import GlyphUI
import Testing

@MainActor
struct ButtonInkTests {
  private let save = Button("Save") {}
  private let delete = Button("Delete", role: .destructive) {}

  @Test func `brackets are in the tint and the title in the foreground`() {
    #expect(save.escaped() == "^34m[ ^0mSave^34m ]^0m")
    #expect(save.tint(.green).escaped() == "^32m[ ^0mSave^32m ]^0m")
  }

  @Test func `a title without brackets is in the tint`() {
    #expect(save.buttonStyle(.borderless).escaped() == "^34mSave^0m")
    #expect(save.buttonStyle(.link).escaped() == "^4;34mSave^0m")
    #expect(save.buttonStyle(.plain).escaped() == "Save")
  }

  @Test func `a prominent title is on the tint`() {
    let escaped = save.buttonStyle(.borderedProminent).tint(.green).escaped()
    #expect(escaped.contains("42m‹Save›"))
  }

  @Test func `what destroys is red`() {
    #expect(delete.escaped().contains("^31m!^0m ^31mDelete^"))
    #expect(delete.buttonStyle(.borderless).escaped() == "^31m!^0m ^31mDelete^0m")
    #expect(
      delete.buttonStyle(.borderedProminent).escaped()
        .contains("^1;97;41m‹!^0;41m ^1;97mDelete›^"))
  }

  @Test func `what is disabled is dim, whatever it was before`() {
    #expect(save.disabled(true).escaped() == "^34m  ^0;2mSave^0m")
    #expect(save.disabled(true).buttonStyle(.borderless).escaped() == "^2mSave^0m")
    #expect(save.disabled(true).buttonStyle(.plain).escaped() == "^2mSave^0m")
    #expect(save.disabled(true).buttonStyle(.link).escaped() == "^2mSave^0m")
    #expect(delete.disabled(true).escaped() == "^34m  ^0;2m!^0m ^2mDelete^0m")
  }
}
