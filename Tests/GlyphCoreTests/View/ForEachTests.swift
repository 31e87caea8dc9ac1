import Observation
import Testing

@testable import GlyphCore

@MainActor
struct ForEachTests {
  @Observable
  final class Words { var all = ["a", "a", "b"] }

  private struct Twins: View {
    let words: Words
    var body: some View {
      HStack { ForEach(words.all, id: \.self) { Text(verbatim: $0) } }
    }
  }

  @Test func `elements with the same id are all drawn, and the mistake is reported once`() {
    let messages = MessageLog()
    Report.observe { messages.append($0) }
    let words = Words()
    let host = ViewHost(width: 9, height: 1) {
      Twins(words: words).frame(width: 9, alignment: .leading)
    }
    #expect(host.render().text == "a a b")
    for (all, text) in [
      (["a", "a"], "a a"), (["b", "a", "b", "a"], "b a b a"), ([], ""), (["a", "b", "a"], "a b a"),
    ] {
      words.all = all
      #expect(host.render().text == text)
    }
    let reports = messages.all.filter { $0.contains("Twins") && $0.contains("the same id") }
    #expect(reports.count == 1)
  }

  @Test func `a range, a list by key path and identifiable elements`() {
    struct Item: Identifiable { let id: Int }
    #expect(HStack { ForEach(0..<3) { Text(verbatim: "\($0)") } }.rendered() == "0 1 2")
    #expect(
      HStack { ForEach([Item(id: 4), Item(id: 2)]) { Text(verbatim: "\($0.id)") } }.rendered()
        == "4 2")
    #expect(
      HStack { ForEach(["x", "y"].indices, id: \.self) { Text(verbatim: "\($0)") } }.rendered()
        == "0 1")
  }
}
