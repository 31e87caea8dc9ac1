import Foundation
import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct TextFieldPictureTests {
  @Test func `styles`() {
    let field = TextField("Name", text: .constant("Ada"))
    #expect(field.rendered(width: 10) == "▏Ada     ▕")
    #expect(field.textFieldStyle(.plain).rendered(width: 10) == "Ada")
    #expect(
      field.textFieldStyle(.roundedBorder).rendered(width: 10)
        == "╭────────╮\n│Ada     │\n╰────────╯")
    #expect(
      field.textFieldStyle(.squareBorder).rendered(width: 10)
        == "┌────────┐\n│Ada     │\n└────────┘")
    #expect(field.environment(\.glyphs, .ascii).rendered(width: 10) == "|Ada     |")
    #expect(field.rendered().count == 22)
  }

  @Test func `focus can be seen without colour in every style`() {
    func focused(_ style: some TextFieldStyle, height: Int) -> String {
      let player = Player(width: 12, height: height) {
        TextField("Name", text: .constant("Ada")).textFieldStyle(style).padding(.horizontal, 1)
      }
      player.press(.tab)
      return player.screen
    }
    #expect(focused(.automatic, height: 1) == " ▸Ada     ◂")
    #expect(focused(.plain, height: 1) == "▸Ada       ◂")
    #expect(
      focused(.roundedBorder, height: 3) == " ┏━━━━━━━━┓\n ┃Ada     ┃\n ┗━━━━━━━━┛")
  }

  @Test func `a prompt stands in an empty field`() {
    let field = TextField("Name", text: .constant(""), prompt: Text("Your name"))
    #expect(field.rendered(width: 13) == "▏Your name  ▕")
    #expect(SecureField("Password", text: .constant("")).rendered(width: 12) == "▏Password  ▕")
  }

  @Test func `letters of a secret are dots`() {
    #expect(SecureField("Password", text: .constant("あb")).rendered(width: 8) == "▏••    ▕")
    let player = Player(width: 12, height: 1) { SecureField("p", text: .constant("abc")) }
    player.press(.tab)
    player.press("x", modifiers: .control)
    #expect(player.screen == "▸•••       ◂")
  }

  @Test func `in a form the title stands before the field`() {
    let form = Form {
      TextField("Name", text: .constant("Ada"))
      TextField("Mail", text: .constant(""), prompt: Text("required"))
      SecureField("Key", text: .constant("abc"))
    }
    expectSnapshot(of: form, width: 30, height: nil)
  }

  @Test func `a style of one's own wraps the next outer one`() {
    struct Starred: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        HStack(spacing: 0) {
          Text(verbatim: "*")
          configuration
        }
      }
    }
    let field = TextField("Name", text: .constant("Ada")).textFieldStyle(Starred())
    #expect(field.rendered(width: 10) == "*▏Ada    ▕")
    #expect(field.textFieldStyle(.plain).rendered(width: 10) == "*Ada")
  }

  @Test func `text can stand at the end or in the middle`() {
    let field = TextField("Name", text: .constant("Ada")).textFieldStyle(.plain)
    #expect(field.multilineTextAlignment(.trailing).rendered(width: 9) == "     Ada")
    #expect(field.multilineTextAlignment(.center).rendered(width: 9) == "  Ada")
  }

  @Test func `values are written when the editing ends`() {
    struct Age: View {
      @State private var age = 36
      var body: some View {
        VStack(alignment: .leading) {
          TextField("Age", value: $age, format: .number.locale(Locale(identifier: "en_US")))
          Text(verbatim: "\(age)")
          Toggle("t", isOn: .constant(true))
        }
      }
    }
    let player = Player(width: 10, height: 3) { Age() }
    player.press(.tab)
    player.type("5")
    #expect(player.screen.hasPrefix("▸365     ◂\n36\n"))
    player.press(.return)
    #expect(player.screen.hasPrefix("▸365     ◂\n365\n"))
    player.type("x")
    player.press(.tab)
    #expect(player.screen.hasPrefix("▏365     ▕\n365\n"))
  }

  @Test func `a field grows along the vertical axis up to its limit`() {
    let text = "one two three four five six"
    let field = TextField("t", text: .constant(text), axis: .vertical)
    #expect(
      field.rendered(width: 12)
        == "▏one two   ▕\n▏three     ▕\n▏four five ▕\n▏six       ▕")
    #expect(
      field.lineLimit(2).disabled(true).rendered(width: 12) == " one two\n three")
    #expect(
      field.lineLimit(2).environment(\.glyphs, .ascii).rendered(width: 12)
        == "|one two   |\n|three     |")
  }
}
