import Testing

@testable import GlyphCore

@MainActor
@Suite struct FreshLeavesTests {
  @Test func `a leaf that was just written is not measured where it has room`() {
    let host = ViewHost(width: 20, height: 3) {
      VStack {
        HStack {
          Text(verbatim: "name")
          Spacer()
          Text(verbatim: "value")
        }
        HStack {
          Text(verbatim: "other")
          Text(verbatim: "words")
        }
      }
    }
    #expect(host.render().text == "name           value\n    other words\n")
    // Two for what stands around the screen, the column and its two rows, and the Spacer twice.
    #expect(host.statistics.measures == 7)
  }
}
