import GlyphUI
import Testing

@MainActor
struct ButtonTitleTests {
  private let name = "star"

  @Test func `every way to say a title`() {
    let pictures = [
      Button("Save") {}.rendered(width: nil),
      Button("Save", role: .cancel) {}.rendered(width: nil),
      Button("Save".dropLast(0)) {}.rendered(width: nil),
      Button(action: {}, label: { Text("Save") }).rendered(width: nil),
      Button(role: .cancel, action: {}, label: { Text("Save") }).rendered(width: nil),
    ]
    #expect(Set(pictures) == ["[ Save ]"])
  }

  @Test func `a title with a symbol`() {
    let expected = "[ \(Label("Save", systemImage: name).rendered(width: nil)) ]"
    #expect(Button("Save", systemImage: name) {}.rendered(width: nil) == expected)
    #expect(Button("Save", systemImage: name, role: .cancel) {}.rendered(width: nil) == expected)
    #expect(
      Button("Save".dropLast(0), systemImage: name) {}.rendered(width: nil) == expected)
    #expect(
      Button("Save", systemImage: name) {}.labelStyle(.titleOnly).rendered(width: nil)
        == "[ Save ]")
  }

  @Test func `a literal title knows Markdown, and a string does not`() {
    let string = "a *b*"
    #expect(Button("a *b*") {}.rendered(width: nil) == "[ a b ]")
    #expect(Button(string) {}.rendered(width: nil) == "[ a *b* ]")
    #expect(Toggle("a *b*", isOn: .constant(true)).rendered(width: nil) == "[✓] a b")
    #expect(Toggle(string, isOn: .constant(true)).rendered(width: nil) == "[✓] a *b*")
  }

  @Test func `a role alone is a title`() {
    let pictures = [ButtonRole.cancel, .close, .confirm, .destructive].map { role in
      Button(role: role) {}.rendered(width: nil)
    }
    #expect(pictures == ["[ Cancel ]", "[ Close ]", "[ Done ]", "[ ! Delete ]"])
  }

  @Test func `a toggle with a symbol`() {
    let label = Label("Fly", systemImage: "airplane").rendered(width: nil)
    let bindings = [Binding.constant(true), .constant(false)]
    #expect(
      Toggle("Fly", systemImage: "airplane", isOn: .constant(true)).rendered(width: nil)
        == "[✓] \(label)")
    #expect(
      Toggle("Fly", systemImage: "airplane", sources: bindings, isOn: \.self)
        .rendered(width: nil) == "[–] \(label)")
  }

  @Test func `no title of any length breaks the brackets`() {
    for width in 5...20 {
      let picture = Button("Save all of it") {}.rendered(width: width)
      #expect(picture.contains("[ ") && picture.contains(" ]"), "\(width): \(picture)")
    }
  }
}
