import Foundation
import Observation
import Testing

@testable import GlyphCore

@MainActor
@Suite struct CustomLayoutTests {
  @Test func `a layout places its views by their corners and anchors`() {
    let corner = MyLayout { subviews, bounds in
      subviews[0].place(
        at: CGPoint(x: bounds.minX + 16, y: bounds.minY + 16), proposal: .unspecified)
    }
    expect(corner { Color.red.frame(width: 32, height: 16) }, "red=16,16,32,16")
    let middle = MyLayout { subviews, bounds in
      subviews[0].place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
    expect(middle { Color.red.frame(width: 32, height: 32) }, "red=32,16,32,32")
    let narrow = MyLayout { subviews, bounds in
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 48, height: nil))
    }
    expect(narrow { Color.red }, "red=0,0,48,16")
  }

  @Test func `a view that is not placed stands in the middle, offered what the layout was`() {
    let layout = MyLayout { _, _ in }
    expect(layout { Color.red }, "red=-32,-16,160,96")
  }

  @Test func `the last of several places counts`() {
    let layout = MyLayout { subviews, _ in
      subviews[0].place(at: .zero, proposal: .zero)
      subviews[0].place(at: CGPoint(x: 8, y: 16), proposal: ProposedViewSize(width: 16, height: 16))
    }
    expect(layout { Color.red }, "red=8,16,16,16")
  }

  @Test func `the ideal size is asked for with nothing specified`() {
    let log = ProbeLog()
    _ = MeasuredLayout(
      Proposing(log: log) { Color.red }.fixedSize(), ProposedViewSize(width: 160, height: 96))
    #expect(log.proposals["layout"] == ["nilxnil"])
  }

  @Test func `a layout reads priorities and its own values through other modifiers`() {
    let log = ProbeLog()
    let view = Reading(log: log) {
      Color.red.layoutPriority(3)
      Color.blue.layoutValue(key: Rank.self, value: 7).padding()
    }
    _ = MeasuredLayout(view, ProposedViewSize(width: 160, height: 96))
    #expect(log.proposals["priorities"] == ["3.0", "0.0"])
    #expect(log.proposals["ranks"] == ["0", "7"])
  }

  @Test func `a cache is made once and brought up to date when something changed`() {
    let log = ProbeLog()
    let model = Words()
    let host = ViewHost(width: 20, height: 5) { Caching(log: log, model: model) }
    host.render()
    #expect(log.proposals["cache"] == ["make"])
    model.text = "longer"
    host.render()
    #expect(log.proposals["cache"]?.first == "make")
    #expect(log.proposals["cache"]?.contains("update") == true)
    #expect(log.proposals["cache"]?.filter { $0 == "make" }.count == 1)
  }

  @Test func `views keep their state when the layout is exchanged for another`() {
    let model = Words()
    let host = ViewHost(width: 9, height: 3) { Exchanging(model: model) }
    #expect(host.render().text == "\n   1 x\n")
    model.text = "column"
    #expect(host.render().text == "    1\n    x\n")
  }

  @Test func `stacks as layouts arrange as the stacks do`() {
    let row = HStackLayout(alignment: .bottom, spacing: 2)
    let column = VStackLayout(alignment: .trailing)
    let pile = ZStackLayout(alignment: .bottomTrailing)
    let view = row {
      column {
        Text(verbatim: "a")
        Text(verbatim: "bcd")
      }
      Spacer()
      pile {
        Color.clear.frame(width: 3, height: 2)
        Text(verbatim: "z")
      }
    }
    #expect(view.rendered(width: 12) == "  a\nbcd        z")
  }

  @Test func `guides leave a layout from where its views are placed`() {
    let view = HStack(alignment: .mid, spacing: 0) {
      Offsetting {
        Text(verbatim: "b").alignmentGuide(.mid) { _ in 0 }
      }
      Text(verbatim: "c").alignmentGuide(.mid) { _ in 0 }
    }
    #expect(view.rendered() == "\n\nbc")
  }

  private func expect(_ view: some View, _ expected: String) {
    let row = LayoutRow("", "160x96", ["size=96x64", expected]) { view }
    let problems = row.problems(isExact: true)
    #expect(problems.isEmpty, "\(problems.joined(separator: "; "))")
  }
}

private struct MyLayout: Layout {
  let place: @Sendable (LayoutSubviews, CGRect) -> Void

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 96, height: 64) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { place(subviews, bounds) }
}

/// One view, two rows further down.
private struct Offsetting: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 1, height: 3) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews[0].place(at: CGPoint(x: bounds.minX, y: bounds.minY + 2), proposal: proposal) }
}

private enum Rank: LayoutValueKey {
  static let defaultValue = 0
}

extension ProbeLog: @unchecked Sendable {
  func note(_ text: String, for name: String) { proposals[name, default: []].append(text) }
}

private struct Proposing: Layout {
  let log: ProbeLog

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let lengths = [proposal.width, proposal.height].map { $0.map { "\($0)" } ?? "nil" }
    log.note(lengths.joined(separator: "x"), for: "layout")
    return proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct Reading: Layout {
  let log: ProbeLog

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    for subview in subviews {
      log.note("\(subview.priority)", for: "priorities")
      log.note("\(subview[Rank.self])", for: "ranks")
    }
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@Observable private final class Words {
  var text = "row"
}

private struct Caching: View {
  let log: ProbeLog
  let model: Words

  var body: some View { Remembering(log: log) { Text(verbatim: model.text) } }

  private struct Remembering: Layout {
    let log: ProbeLog

    func makeCache(subviews: Subviews) -> Int {
      log.note("make", for: "cache")
      return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) { log.note("update", for: "cache") }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize { subviews[0].sizeThatFits(.unspecified) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) { subviews[0].place(at: bounds.origin, proposal: proposal) }
  }
}

private struct Exchanging: View {
  let model: Words

  var body: some View {
    let isColumn = model.text == "column"
    let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      Counting()
      Text(verbatim: "x")
    }
  }

  private struct Counting: View {
    @State private var count = 0

    var body: some View { Text(verbatim: "\(count)").onAppear { count += 1 } }
  }
}
