import Foundation
import Testing

@testable import GlyphCore

@MainActor
@Suite struct AbsurdLengthTests {
  private static let lengths: [CGFloat] = [
    0, -3, -1e18, 1e18, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude,
  ]

  @Test func `lengths that make no sense never trap`() {
    for length in Self.lengths {
      for other in Self.lengths {
        for view in views(length, other) {
          #expect(view.rendered(width: 7, height: 3).count <= 31)
          _ = MeasuredLayout(view, ProposedViewSize(width: length, height: other))
        }
      }
    }
  }

  private func views(_ a: CGFloat, _ b: CGFloat) -> [AnyView] {
    let text = Text(verbatim: "hi")
    return [
      AnyView(text.frame(width: a, height: b)),
      AnyView(text.frame(minWidth: a, idealWidth: b, maxWidth: a, minHeight: b, maxHeight: a)),
      AnyView(text.padding(EdgeInsets(top: a, leading: b, bottom: a, trailing: b))),
      AnyView(
        HStack(spacing: a) {
          text; Color.red.padding(b)
        }),
      AnyView(
        VStack(spacing: a) {
          text; Spacer(minLength: b); text
        }),
      AnyView(text.offset(x: a, y: b).position(x: b, y: a)),
      AnyView(Color.red.aspectRatio(a, contentMode: .fit)),
      AnyView(Color.red.aspectRatio(CGSize(width: a, height: b), contentMode: .fill)),
      AnyView(
        ZStack {
          text.alignmentGuide(.leading) { _ in a }; Color.red
        }),
      AnyView(text.border(.red, width: a).layoutPriority(b).zIndex(a).opacity(b)),
    ]
  }

  @Test func `a length below nothing is nothing, and one above nothing at least a cell`() {
    #expect(Color.white.frame(width: -3, height: 2).rendered() == "\n")
    #expect(Color.white.frame(width: 0.2, height: 1).rendered() == "█")
    #expect(Color.white.frame(width: .nan, height: 1).rendered(width: 3) == "███")
    #expect(Text(verbatim: "hello").padding(-1).border(.red).rendered() == "┌───┐\n└───┘")
  }
}
