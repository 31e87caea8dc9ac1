import GlyphCore
import Testing

@testable import GlyphTerminal

struct InputParserTests {
  private func events(_ text: String) -> [Event] {
    var parser = InputParser()
    return (parser.feed(Array(text.utf8)) + parser.flush()).compactMap {
      if case .event(let event) = $0 { return event }
      return nil
    }
  }

  /// Bytes after `ESC`, and the key they are.
  private static let keys: [(String, Event)] = [
    ("[A", .key(.upArrow)), ("[B", .key(.downArrow)), ("[C", .key(.rightArrow)),
    ("[D", .key(.leftArrow)), ("OA", .key(.upArrow)), ("OP", .key(.function(1))),
    ("[H", .key(.home)), ("[F", .key(.end)), ("[1~", .key(.home)), ("[4~", .key(.end)),
    ("[3~", .key(.deleteForward)), ("[5~", .key(.pageUp)), ("[6~", .key(.pageDown)),
    ("[15~", .key(.function(5))), ("[24~", .key(.function(12))),
    ("[1;5P", .key(.function(1), modifiers: .control)),
    ("[1;2R", .key(.function(3), modifiers: .shift)),
    ("[1;5A", .key(.upArrow, modifiers: .control)),
    ("[1;4D", .key(.leftArrow, modifiers: [.shift, .option])),
    ("[Z", .key(.tab, modifiers: .shift)),
    ("[97;5u", .key("a", modifiers: .control)), ("[27u", .key(.escape)),
    ("[97;1:1u", .key("a")), ("[13;2u", .key(.return, modifiers: .shift)),
    ("[27;6;97~", .key("a", modifiers: [.shift, .control])),
    ("a", .key("a", modifiers: .option)), ("\u{7F}", .key(.delete, modifiers: .option)),
    ("[I", .windowFocus(true)), ("[O", .windowFocus(false)),
    ("[<0;4;3M", .pointerDown(x: 3, y: 2)), ("[<0;4;3m", .pointerUp(x: 3, y: 2)),
    ("[<32;4;3M", .pointerDragged(x: 3, y: 2)), ("[<35;1;1M", .pointerMoved(x: 0, y: 0)),
    ("[<64;2;2M", .scroll(x: 1, y: 1, rows: -1)), ("[<65;2;2M", .scroll(x: 1, y: 1, rows: 1)),
    ("[<0;0;0M", .pointerDown(x: 0, y: 0)),
    ("[M !!", .pointerDown(x: 0, y: 0)), ("[M#\"#", .pointerUp(x: 1, y: 2)),
  ]

  @Test(arguments: keys)
  func `a sequence is the key it stands for`(_ sequence: String, _ event: Event) {
    #expect(events("\u{1B}" + sequence) == [event])
  }

  @Test func `plain bytes are keys`() {
    #expect(
      events("a\t\r\u{7F}\u{1}\u{0}é你\u{1F600}") == [
        .key("a"), .key(.tab), .key(.return), .key(.delete), .key("a", modifiers: .control),
        .key(.space, modifiers: .control), .key("é"), .key("你"), .key("\u{1F600}"),
      ])
  }

  @Test func `an escape that nothing follows is the key`() {
    #expect(events("\u{1B}") == [.key(.escape)])
    #expect(events("\u{1B}[") == [.key("[", modifiers: .option)])
    #expect(events("\u{1B}O") == [.key("O", modifiers: .option)])
    #expect(events("\u{1B}\u{1B}[A") == [.key(.escape), .key(.upArrow)])
  }

  @Test func `unknown and unfinished sequences are dropped and what follows is read`() {
    #expect(events("\u{1B}[1;5Ix") == [.windowFocus(true), .key("x")])
    #expect(events("\u{1B}[99~x") == [.key("x")])
    #expect(events("\u{1B}[?1;2cx") == [.key("x")])
    #expect(events("\u{1B}]11;rgb:0/0/0\u{7}x") == [.key("x")])
    #expect(events("\u{1B}P+q\u{1B}\\x") == [.key("x")])
    #expect(events("\u{1B}[97;1:3ux") == [.key("x")])
  }

  @Test func `a paste is one event, cleaned of controls`() {
    #expect(
      events("\u{1B}[200~a\r\nb\rc\td\u{1B}[2J \u{9B}\u{7F}\u{1B}[201~x") == [
        .paste("a\nb\nc\td[2J "), .key("x"),
      ])
    #expect(events("\u{1B}[200~\u{1B}[201~") == [.paste("")])
  }

  @Test func `a paste without end is bounded and still finds its end`() {
    var parser = InputParser()
    let start = parser.feed(Array("\u{1B}[200~".utf8))
    let middle = parser.feed(repeatElement(0x61, count: 3 * InputParser.pasteLimit))
    let end = parser.feed(Array("\u{1B}[201~x".utf8))
    #expect(start.isEmpty && middle.isEmpty)
    guard case .event(.paste(let text)) = end.first else {
      Issue.record("no paste in \(end.count) inputs")
      return
    }
    #expect(text.utf8.count <= InputParser.pasteLimit)
    #expect(end.last == .event(.key("x")))
  }

  @Test func `a string without end is dropped after its bound`() {
    var parser = InputParser()
    _ = parser.feed(Array("\u{1B}]52;".utf8))
    let output = parser.feed(
      repeatElement(0x61, count: InputParser.sequenceLimit) + Array("x".utf8))
    #expect(output.last == .event(.key("x")))
    #expect(output.count < 16)
  }

  @Test func `answers count only while a question is open`() {
    let answer = Array("\u{1B}[?2026;2$y\u{1B}]11;rgb:1/2/3\u{1B}\\\u{1B}[?62;4c".utf8)
    var parser = InputParser()
    #expect(parser.feed(answer).isEmpty)
    parser.expectsReplies = true
    #expect(
      parser.feed(answer) == [
        .reply(.mode(2026, state: 2)), .reply(.command("11;rgb:1/2/3")),
        .reply(.deviceAttributes([62, 4])),
      ])
  }

  @Test func `where the cursor stands is an answer only to that question, and else F3`() {
    let bytes = Array("\u{1B}[1;2R\u{1B}[7;1R".utf8)
    var parser = InputParser()
    #expect(parser.feed(bytes) == [.event(.key(.function(3), modifiers: .shift))])
    parser.expectsPlace = true
    #expect(
      parser.feed(bytes) == [
        .reply(.cursor(row: 1, column: 2)), .reply(.cursor(row: 7, column: 1)),
      ])
  }

  @Test func `invalid bytes become replacement characters`() {
    var parser = InputParser()
    let output = parser.feed([0xC3, 0x41, 0xFF, 0xE2, 0x82, 0x1B, 0x5B, 0x41, 0xC2, 0x9B])
    #expect(
      output == [
        .event(.key("\u{FFFD}")), .event(.key("A")), .event(.key("\u{FFFD}")),
        .event(.key("\u{FFFD}")), .event(.key(.upArrow)), .event(.key("\u{FFFD}")),
      ])
  }

  @Test func `any split of the bytes gives the same events`() {
    var random = SplitMix(seed: 0x5EED)
    let pieces =
      Self.keys.map { "\u{1B}" + $0.0 } + [
        "a", "é", "你", "\u{1F468}\u{200D}\u{1F469}", "\u{1B}[200~x\u{1B}y\u{1B}[201~",
        "\u{1B}]0;t\u{7}", "\t", "\u{7F}",
      ]
    for round in 0..<300 {
      let count = Int(random.next() % 12) + 1
      let bytes = (0..<count).flatMap { _ in
        Array(pieces[Int(random.next() % UInt64(pieces.count))].utf8)
      }
      var whole = InputParser()
      let expected = whole.feed(bytes) + whole.flush()
      var parser = InputParser()
      var output: [TerminalInput] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let length = min(rest.count, Int(random.next() % 4) + 1)
        output += parser.feed(rest.prefix(length))
        rest = rest.dropFirst(length)
      }
      output += parser.flush()
      #expect(output == expected, "seed 0x5EED, round \(round), bytes \(bytes)")
    }
  }

  @Test func `random bytes neither trap nor grow without bound`() {
    var random = SplitMix(seed: 7)
    var parser = InputParser()
    var count = 0
    for _ in 0..<2_000 {
      let bytes = (0..<64).map { _ in
        random.next() % 3 == 0 ? 0x1B : UInt8(truncatingIfNeeded: random.next())
      }
      count += parser.feed(bytes).count + (random.next() % 8 == 0 ? parser.flush().count : 0)
    }
    #expect(count > 0)
  }
}

/// A small seeded generator (SplitMix64).
struct SplitMix {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
