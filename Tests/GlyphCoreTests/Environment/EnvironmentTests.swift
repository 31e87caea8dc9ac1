import Observation
import Testing

@testable import GlyphCore

@MainActor
struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.testNumber) private var number
    var body: some View { Text(verbatim: "\(number)") }
  }

  private struct Bystander: View {
    @Environment(\.testWord) private var word
    var body: some View { Text(verbatim: word) }
  }

  @Observable
  final class Settings {
    var number = 1
    var word = "w"
  }

  private struct Screen: View {
    let settings: Settings
    var body: some View {
      HStack {
        Reader()
        Bystander()
        Reader().environment(\.testNumber, 9)
      }
      .environment(\.testNumber, settings.number)
      .environment(\.testWord, settings.word)
    }
  }

  private struct BuiltIns: View {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isPressed) private var isPressed
    @Environment(\.glyphs) private var glyphs
    @Environment(\.labelsVisibility) private var labels
    @Environment(\.cellSize) private var cellSize
    @Environment(\.colorScheme) private var scheme
    @Environment(\.controlSize) private var controlSize
    @Environment(\.layoutDirection) private var direction
    @Environment(\.self) private var values

    var body: some View {
      let areAlike =
        isEnabled == values.isEnabled && isFocused == values.isFocused
        && isPressed == values.isPressed && glyphs == values.glyphs
        && labels == values.labelsVisibility && cellSize == values.cellSize
        && scheme == values.colorScheme && controlSize == values.controlSize
        && direction == values.layoutDirection
      let others = [
        !isEnabled, isFocused, isPressed, glyphs == .ascii, labels == .hidden, cellSize == .points,
        scheme == .light, controlSize == .mini, direction == .rightToLeft,
      ]
      Text(verbatim: areAlike ? others.map { $0 ? "1" : "0" }.joined() : "different")
    }
  }

  @Test func `built-in values are read as they were set`() {
    let host = ViewHost(width: 9, height: 1) {
      BuiltIns()
        .environment(\.glyphs, .ascii)
        .environment(\.labelsVisibility, .hidden)
        .environment(\.cellSize, .points)
        .environment(\.colorScheme, .light)
        .environment(\.controlSize, .mini)
        .environment(\.layoutDirection, .rightToLeft)
        .focusable()
    }
    #expect(host.render().text == "000111111")
    host.send(.key(.tab))
    #expect(host.render().text == "010111111")
    let pressed = ViewHost(width: 9, height: 1) { BuiltIns().onTapGesture {} }
    pressed.render()
    pressed.send(.pointerDown(x: 1, y: 0))
    #expect(pressed.render().text == "011000000")
    pressed.send(.pointerUp(x: 1, y: 0))
    #expect(pressed.render().text == "010000000")
    #expect(BuiltIns().disabled(true).rendered() == "100000000")
  }

  @Test func `another value wakes its readers and nobody else`() {
    let settings = Settings()
    let host = ViewHost(width: 5, height: 1) { Screen(settings: settings) }
    #expect(host.render().text == "1 w 9")
    let bodies = host.statistics.bodies
    settings.number = 2
    #expect(host.render().text == "2 w 9")
    // The screen's own body, and the one reader that no inner value shields.
    #expect(host.statistics.bodies == bodies + 2)
    settings.word = "v"
    #expect(host.render().text == "2 v 9")
    #expect(host.statistics.bodies == bodies + 4)
  }

  @Test func `a value that says the same wakes nobody`() {
    let settings = Settings()
    let host = ViewHost(width: 5, height: 1) { Screen(settings: settings) }
    host.render()
    let bodies = host.statistics.bodies
    settings.number = 1
    host.render()
    #expect(host.statistics.bodies <= bodies + 1)
  }

  @Test func `where nobody set a value the default is read`() {
    #expect(Reader().rendered() == "0")
    #expect(Reader().transformEnvironment(\.testNumber) { $0 += 4 }.rendered() == "4")
  }
}

extension EnvironmentValues {
  fileprivate var testNumber: Int {
    get { self[TestNumberKey.self] }
    set { self[TestNumberKey.self] = newValue }
  }

  fileprivate var testWord: String {
    get { self[TestWordKey.self] }
    set { self[TestWordKey.self] = newValue }
  }
}

private struct TestNumberKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct TestWordKey: EnvironmentKey { static var defaultValue: String { "" } }
