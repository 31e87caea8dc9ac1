import GlyphTesting
import GlyphUI
import Testing

extension EnvironmentValues {
  @Entry var columns = 3
  @Entry fileprivate var title: String?
  @Entry public var format: (Int) -> String = { "<\($0)>" }
  @Entry var box: Box = Box()
}

extension Transaction {
  @Entry var isQuiet = false
}

extension FocusedValues {
  @Entry var document: String?
}

/// Neither sendable nor a value.
public final class Box {}

@MainActor
struct EntryTests {
  struct Reader: View {
    @Environment(\.columns) private var columns
    @Environment(\.title) private var title
    @Environment(\.format) private var format

    var body: some View { Text(verbatim: "\(format(columns)) \(title ?? "-")") }
  }

  @Test func `an entry has its default until it is set for a part of the views`() {
    let view = VStack(alignment: .leading) {
      Reader()
      Reader().environment(\.columns, 5).environment(\.title, "five")
      Reader().environment(\.format) { "\($0)!" }
    }
    #expect(view.rendered() == "<3> -\n<5> five\n3! -")
  }

  @Test func `a default with a type is made for each reader`() {
    let values = EnvironmentValues()
    #expect(values.box !== values.box)
  }

  @Test func `a transaction carries an entry`() {
    var transaction = Transaction()
    #expect(!transaction.isQuiet)
    transaction.isQuiet = true
    #expect(transaction.isQuiet)
  }

  @Test func `the view in focus offers an entry`() {
    struct Name: View {
      @FocusedValue(\.document) private var document
      var body: some View { Text(verbatim: document ?? "none") }
    }
    let player = Player(width: 20, height: 2) {
      VStack(alignment: .leading) {
        Name()
        Button("Open") {}.focusedValue(\.document, "Letter")
      }
    }
    #expect(player.screen.contains("none"))
    player.press(.tab)
    #expect(player.screen.contains("Letter"))
  }
}
