import Foundation
import Observation
import Testing

@testable import GlyphCore

@MainActor
@Suite struct GuideTests {
  @Observable fileprivate final class Words {
    var text = "a"
  }

  @Test func `guides inside of views with state count after a sibling changed`() {
    let words = Words()
    let host = ViewHost(width: 4, height: 2) {
      Reading(words: words)
    }
    #expect(host.render().text == "  a\nb")
    words.text = "A"
    #expect(host.render().text == "  A\nb")
  }

  /// Views with state around each other, with no box in between.
  private struct Outer: View {
    @State private var inner = 2
    var body: some View { Inner(value: inner) }
  }

  private struct Inner: View {
    @State private var text = "b"
    let value: Int
    var body: some View { Text(verbatim: text).alignmentGuide(.leading) { _ in 2 } }
  }

  private struct Reading: View {
    let words: Words
    var body: some View {
      VStack(alignment: .leading) {
        if words.text == "a" {
          Text(verbatim: words.text)
        } else {
          Text(verbatim: words.text).padding(.top, 0)
        }
        Outer()
      }
      .frame(width: 4, alignment: .leading)
    }
  }

  /// Of two views the wide one stands two rows lower than the narrow one.
  private struct Fitting: View {
    let width: CGFloat
    var body: some View {
      HStack(alignment: .top, spacing: 0) {
        Text(verbatim: "|")
        ViewThatFits(in: .horizontal) {
          Text(verbatim: "wide").alignmentGuide(.top) { _ in -2 }
          Text(verbatim: "n")
        }
        .frame(width: width, alignment: .leading)
      }
    }
  }

  @Test func `a view that fits has the guides of what is chosen for the size it has now`() {
    #expect(Fitting(width: 4).rendered() == "|\n\n wide")
    #expect(Fitting(width: 2).rendered() == "|n")
    let host = ViewHost(width: 5, height: 3) { Widths() }
    host.render()
    for width in [2, 4, 2] {
      host.send(.key(.space))
      let fresh = ViewHost(width: 5, height: 3) { Fitting(width: CGFloat(width)) }
      #expect(host.render().text == fresh.render().text)
    }
  }

  private struct Widths: View {
    @State private var width: CGFloat = 4
    var body: some View {
      Fitting(width: width).focusable().onKeyPress(.space) {
        width = 6 - width
        return .handled
      }
    }
  }

  @Test func `a guide's closure sees the guides that were set further inside`() {
    let view = VStack(alignment: .leading) {
      Text(verbatim: "12345")
      Text(verbatim: "x")
        .alignmentGuide(.leading) { _ in -2 }
        .alignmentGuide(.leading) { dimensions in dimensions[.leading] - 1 }
    }
    #expect(view.rendered() == "12345\n   x")
  }

  @Test func `what was learned of a view says nothing once layout is over`() {
    final class Box: @unchecked Sendable { var kept: ViewDimensions? }
    let box = Box()
    let view = VStack(alignment: .leading) {
      Text(verbatim: "x").alignmentGuide(.top) { _ in 3 }.alignmentGuide(.leading) { dimensions in
        box.kept = dimensions
        return dimensions[explicit: VerticalAlignment.top] ?? 0
      }
      Text(verbatim: "y")
    }
    #expect(view.rendered() == "x\n   y")
    #expect(box.kept?[explicit: VerticalAlignment.top] == nil)
    #expect(box.kept?.width == 1)
  }

  @Test func `probes in a row are offered nothing, everything and their share, across as it is`() {
    let log = ProbeLog()
    _ = MeasuredLayout(
      HStack(spacing: 0) {
        Probe("a", log)
        Probe("b", log)
      }, ProposedViewSize(width: 160, height: 32))
    #expect(log.proposals["a"]?.last == "80x32")
    #expect(log.proposals["b"]?.last == "80x32")
    #expect(log.proposals.values.joined().allSatisfy { $0.hasSuffix("x32") })
    let alone = ProbeLog()
    _ = MeasuredLayout(
      HStack(spacing: 0) { Probe("a", alone) }, ProposedViewSize(width: 160, height: 32))
    #expect(alone.proposals["a"] == ["160x32"])
  }
}
