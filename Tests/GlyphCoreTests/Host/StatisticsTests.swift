import Testing

@testable import GlyphCore

@MainActor
struct StatisticsTests {
  private struct Row: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      HStack {
        Text(verbatim: "row \(number)")
        Text(verbatim: "\(count)").frame(width: 4)
      }
      .onTapGesture { count += 1 }
    }
  }

  /// The work of one tap in a list of rows.
  private func work(rows: Int) -> Statistics {
    let host = ViewHost(width: 20, height: 10) {
      VStack(alignment: .leading) { ForEach(0..<rows, id: \.self) { Row(number: $0) } }
        .focusEffectDisabled()
    }
    host.render()
    host.send(.click(x: 6, y: 1))
    host.render()
    let before = host.statistics
    host.send(.click(x: 6, y: 1))
    host.render()
    let after = host.statistics
    var work = Statistics()
    work.bodies = after.bodies - before.bodies
    work.measures = after.measures - before.measures
    work.placements = after.placements - before.placements
    work.boxes = after.boxes - before.boxes
    work.cells = after.cells - before.cells
    work.nodes = after.nodes - before.nodes
    return work
  }

  @Test func `one change costs the same in a list of ten and of a thousand`() {
    let few = work(rows: 10)
    #expect(few == work(rows: 1000))
    #expect(few.bodies == 1)
    #expect(few.nodes == 0)
    #expect(few.cells <= 40)
  }

  @Test func `a frame without a change is no work at all`() {
    let host = ViewHost(width: 20, height: 3) { Row(number: 1) }
    host.render()
    let before = host.statistics
    host.render()
    host.render()
    #expect(host.statistics == before)
    #expect(!host.needsRender)
  }
}
