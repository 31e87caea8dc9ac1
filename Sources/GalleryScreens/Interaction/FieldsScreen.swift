import GlyphUI

/// Text fields and editors.
public struct FieldsScreen: View {
  @State private var name = "Ada Lovelace"
  @State private var empty = ""
  @State private var password = "secret"
  @State private var price = 12.5
  @State private var notes = "Buy milk,\nand call Grace."

  public init() {}

  public var body: some View {
    Exhibit("Styles: automatic, plain, and with borders") {
      TextField("Name", text: $name)
      TextField("Name", text: $name).textFieldStyle(.plain)
      HStack(spacing: 2) {
        TextField("Name", text: $name).textFieldStyle(.roundedBorder)
        TextField("Name", text: $name).textFieldStyle(.squareBorder)
      }
    }
    Exhibit("Nothing typed yet, values, and what nobody is to see") {
      TextField("Name", text: $empty)
      TextField("Name", text: $empty, prompt: Text("First and last name"))
      TextField("Price", value: $price, format: .number)
      SecureField("Password", text: $password)
      TextField("Disabled", text: $name).disabled(true)
    }
    Exhibit("Several lines, and an editor") {
      TextField("Notes", text: $notes, axis: .vertical)
      TextEditor(text: $notes).textEditorStyle(.roundedBorder).frame(height: 4)
    }
    Exhibit("In a form") {
      Form {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        TextField("Nickname", text: $empty, prompt: Text("None"))
      }
    }
    Exhibit("In focus: the caret is the terminal's, and what is selected is reversed") {
      TerminalScreen(
        height: 3,
        after: [.tab] + Event.typing("Hi") + [
          .tab, .key(.leftArrow, modifiers: [.option, .shift]),
        ]
      ) {
        VStack(spacing: 1) {
          TextField("Greeting", text: .constant(""))
          TextField("Name", text: .constant("Grace Hopper"))
        }
      }
    }
  }
}
