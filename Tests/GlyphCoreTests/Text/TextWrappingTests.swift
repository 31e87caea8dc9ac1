import Foundation
import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct TextWrappingTests {
  private let sentence = Text(verbatim: "The quick brown fox jumps")

  /// A text as it is drawn at several widths, one picture below the other.
  private func sweep(_ view: some View, _ widths: [Int], height: Int? = nil) -> String {
    let view = HStack(spacing: 0) {
      view
      Spacer(minLength: 0)
    }
    return widths.map { "\($0):\n" + view.rendered(width: $0, height: height) }
      .joined(separator: "\n")
  }

  @Test func `A text that fits is one line and as wide as its letters`() {
    #expect(sentence.rendered() == "The quick brown fox jumps")
    #expect(ViewRenderer(content: sentence).surface.size.width == 25)
    #expect(sentence.rendered(width: 25) == "The quick brown fox jumps")
  }

  @Test func `A text wraps between words at every width`() {
    #expect(
      sweep(sentence, [24, 15, 10, 5, 3]) == """
        24:
        The quick brown fox
        jumps
        15:
        The quick brown
        fox jumps
        10:
        The quick
        brown fox
        jumps
        5:
        The
        quick
        brown
        fox
        jumps
        3:
        The
        qui
        ck
        bro
        wn
        fox
        jum
        ps
        """)
  }

  @Test func `Lines that are too many end in an ellipsis`() {
    #expect(
      sweep(sentence.lineLimit(2), [20, 12, 8, 1]) == """
        20:
        The quick brown fox
        jumps
        12:
        The quick
        brown fox j…
        8:
        The
        quick b…
        1:
        T
        …
        """)
  }

  @Test func `A text that is offered fewer rows than it needs is cut`() {
    #expect(
      sweep(sentence, [10], height: 2) == """
        10:
        The quick
        brown fox…
        """)
    #expect(sentence.rendered(width: 10, height: 1) == "The quick…")
  }

  @Test(arguments: [
    (Text.TruncationMode.tail, "The quick…"), (.head, "…fox jumps"), (.middle, "The q…umps"),
  ])
  func `Text is left out where the truncation mode says`(
    mode: Text.TruncationMode, picture: String
  ) {
    #expect(sentence.lineLimit(1).truncationMode(mode).rendered(width: 10) == picture)
  }

  @Test func `Shorter lines stand where the alignment says`() {
    let text = Text(verbatim: "one\nthree\nseventeen")
    #expect(
      text.multilineTextAlignment(.center).rendered() == """
           one
          three
        seventeen
        """)
    #expect(
      text.multilineTextAlignment(.trailing).rendered() == """
              one
            three
        seventeen
        """)
    #expect(
      sweep(sentence.multilineTextAlignment(.trailing), [11]) == """
        11:
        The quick
        brown fox
            jumps
        """)
  }

  @Test func `Lines keep their distance`() {
    #expect(
      sentence.lineSpacing(1).rendered(width: 15) == """
        The quick brown

        fox jumps
        """)
    #expect(
      ViewRenderer(content: Text(verbatim: "a\nb\nc").lineSpacing(2)).surface.size.height == 7)
  }

  @Test func `Reserved lines take room without text`() {
    func height(_ view: some View) -> Int { ViewRenderer(content: view).surface.size.height }
    #expect(height(Text(verbatim: "a")) == 1)
    #expect(height(Text(verbatim: "a").lineLimit(3, reservesSpace: true)) == 3)
    #expect(height(Text(verbatim: "a").lineLimit(2...)) == 2)
    #expect(height(Text(verbatim: "a\nb\nc\nd").lineLimit(2...3)) == 3)
    #expect(height(Text(verbatim: "a\nb\nc\nd").lineLimit(...2)) == 2)
    #expect(height(Text(verbatim: "a\nb\nc\nd").lineLimit(-4)) == 1)
    #expect(height(Text(verbatim: "a\nb").lineLimit(1).lineLimit(nil)) == 1)
    #expect(height(Group { Text(verbatim: "a\nb").lineLimit(nil) }.lineLimit(1)) == 2)
  }

  @Test func `An empty text is one row high and takes no width`() {
    let surface = ViewRenderer(content: Text(verbatim: "")).surface
    #expect(surface.size.width == 0)
    #expect(surface.size.height == 1)
    let column = VStack {
      Text(verbatim: "a")
      Text(verbatim: "")
      Text(verbatim: "b")
    }
    #expect(column.rendered() == "a\n\nb")
  }

  @Test func `Nothing is drawn without width`() {
    #expect(sentence.rendered(width: 0) == "")
    #expect(Text(verbatim: "你好").rendered(width: 0) == "")
  }

  @Test func `Newlines of every kind break and tabs reach the next stop`() {
    #expect(Text(verbatim: "foo\r\nbar\u{2028}baz").rendered() == "foo\nbar\nbaz")
    #expect(Text(verbatim: "a\tb").rendered() == "a       b")
    #expect(Text(verbatim: "ABCDEFG\tx").rendered() == "ABCDEFG x")
  }

  @Test func `A soft hyphen shows only where a line ends`() {
    let text = Text(verbatim: "hyphen\u{AD}ation")
    #expect(text.rendered() == "hyphenation")
    #expect(text.rendered(width: 8) == "hyphen-\nation")
  }

  @Test func `Wide letters wrap whole, and one that is too wide becomes an ellipsis`() {
    let text = Text(verbatim: "你好世界")
    #expect(text.rendered(width: 5) == "你好\n世界")
    #expect(text.rendered(width: 2) == "你\n好\n世\n界")
    #expect(text.rendered(width: 1).hasPrefix("…\n…\n…\n…"))
  }

  @Test(arguments: ["The quick brown fox jumps", "你好 world, naïve café", "a-b c/d e.f 1,000"])
  func `No line is wider than it may be, and what is measured is drawn`(string: String) {
    for width in 1...30 {
      for limit in [nil, 1, 2, 5] {
        for mode in [Text.TruncationMode.head, .middle, .tail] {
          let view = Text(verbatim: string).lineLimit(limit).truncationMode(mode)
          let size = ViewRenderer(content: view).surface(width: width).size
          #expect(size.width <= width)
          if let limit { #expect(size.height <= limit) }
        }
      }
    }
  }
}

extension ViewRenderer {
  func surface(width: Int) -> Surface {
    proposedSize = ProposedViewSize(width: CGFloat(width), height: nil)
    return surface
  }
}
