import Observation
import Testing

@testable import GlyphCore

/// Answers that a box gives from memory still rest on what its children said.
@MainActor
@Suite struct KnownAnswerTests {
  @Observable fileprivate final class Words {
    var isLong = true
    var hasText = false
    var text = "a x\ny x\ny"
  }

  @Test func `a change inside of a column whose widths were known is seen by the row`() {
    let words = Words()
    let host = ViewHost(width: 10, height: 2) { Row(words: words) }
    host.render()
    words.isLong = false
    words.hasText = true
    host.render()
    words.text = "value 1"
    let fresh = ViewHost(width: 10, height: 2) { Row(words: words) }
    #expect(host.render().text == fresh.render().text)
  }

  private struct Row: View {
    let words: Words

    var body: some View {
      HStack(alignment: .bottom, spacing: 2) {
        WrappingWords(words: words.isLong ? 8 : 5, letter: "m")
        VStack(alignment: .leading) {
          VStack(alignment: .trailing, spacing: 1) {
            if words.hasText { Inside(words: words) }
          }
        }
        Spacer()
      }
    }
  }

  private struct Inside: View {
    let words: Words

    var body: some View { Text(verbatim: words.text) }
  }
}
