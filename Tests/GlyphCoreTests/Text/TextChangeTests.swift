import GlyphCells
import Observation
import Testing

@testable import GlyphCore

@MainActor
@Suite struct TextChangeTests {
  /// What a page shows; changed from outside.
  @Observable
  final class Model {
    var text = Text(verbatim: "")
    var setting = 0
  }

  struct Page: View {
    let model: Model

    var body: some View {
      VStack(alignment: .leading) {
        HStack(spacing: 1) {
          model.text
          Text(verbatim: "|")
        }
        model.text.lineLimit(model.setting % 3 == 0 ? nil : model.setting % 3)
          .foregroundStyle(model.setting % 2 == 0 ? Color.red : .blue)
        Text(verbatim: "end")
      }
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test func `Texts that are said to wrap alike do, at every width`() {
    let seed: UInt64 = 20_260_801
    var random = Generator(state: seed)
    let alphabet = Array("ab1 .,-/$%(!".utf8)
    var alike = 0
    for _ in 0..<4000 {
      let count = Int.random(in: 1...9, using: &random)
      let a = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0x61 }
      var b = a
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        b[Int.random(in: 0..<count, using: &random)] =
          alphabet.randomElement(using: &random) ?? 0x61
      }
      let isAlike = a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { WordComparison.wrapAlike(a, $0) }
      }
      guard isAlike else { continue }
      alike += 1
      let (x, y) = (
        CleanText(String(decoding: a, as: UTF8.self)), CleanText(String(decoding: b, as: UTF8.self))
      )
      for width in 1...count {
        for limit in [nil, 1, 2] {
          for mode in [TextTruncation.head, .middle, .tail] {
            #expect(
              x.extent(width: width, limit: limit, truncation: mode)
                == y.extent(width: width, limit: limit, truncation: mode),
              "seed \(seed): “\(x.string)” “\(y.string)” at \(width)")
          }
        }
      }
    }
    #expect(alike > 150)
  }

  @Test func `Numbers and names of one length wrap alike, other words do not`() {
    func alike(_ a: String, _ b: String) -> Bool {
      Array(a.utf8).withUnsafeBufferPointer { a in
        Array(b.utf8).withUnsafeBufferPointer { WordComparison.wrapAlike(a, $0) }
      }
    }
    #expect(alike("Count: 12", "Count: 13"))
    #expect(alike("12.5 ms", "3.14 ms"))
    #expect(alike("Alice", "Carol"))
    #expect(!alike("on ", "off"))
    #expect(!alike("a-b", "abc"))
    #expect(!alike(".5 a", "15 a"))
  }

  private static let texts = [
    Text(verbatim: "one two three"), Text(verbatim: "two one three"), Text(verbatim: "12 34 56789"),
    Text(verbatim: "12.34.56789"), Text(verbatim: "ab"), Text(verbatim: ""),
    Text(verbatim: "你好 你好"),
    Text(verbatim: "one two three").bold(), Text("one **two** three"), Text("a\nb\nc"),
    Text(verbatim: "onetwothreefour"), Text(verbatim: "off"), Text(verbatim: "on "),
  ]

  @Test(arguments: [4, 7, 11, 30])
  func `A page that changed is the page that would be drawn anew`(width: Int) {
    let seed: UInt64 = 7 &* UInt64(width)
    var random = Generator(state: seed)
    let model = Model()
    let host = ViewHost(width: width, height: 14) { Page(model: model) }
    _ = host.render()
    for step in 0..<200 {
      if Bool.random(using: &random) {
        model.text = TextChangeTests.texts.randomElement(using: &random) ?? model.text
      } else {
        model.setting = Int.random(in: 0..<6, using: &random)
      }
      let fresh = ViewHost(width: width, height: 14) { Page(model: model) }.render()
      #expect(host.render() == fresh, "seed \(seed), step \(step)")
    }
  }

  @Test func `A number that goes on costs no layout`() {
    let model = Model()
    model.text = Text(verbatim: "Count: 12")
    let host = ViewHost(width: 20, height: 14) { Page(model: model) }
    _ = host.render()
    let before = host.statistics
    model.text = Text(verbatim: "Count: 13")
    #expect(host.render().text.contains("Count: 13"))
    #expect(host.statistics.measures == before.measures)
    #expect(host.statistics.placements == before.placements)
    #expect(host.statistics.bodies == before.bodies + 1)
  }
}
