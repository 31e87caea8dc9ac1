import GlyphUI

/// W6: one row changes in a tree of many rows, of which a window shows the first sixty.
@MainActor
enum BigTreeWorkload {
  static func run() -> [Outcome] {
    [100, 1_000, 10_000, 100_000].map(run)
  }

  private static func run(_ count: Int) -> Outcome {
    let handles = Handles()
    let screen = LiveScreen(width: 200, height: 60) {
      BigListView(count: count, handles: handles)
        .frame(width: 200, height: 60, alignment: .topLeading)
        .clipped()
    }
    var bumps = [Int](repeating: 0, count: BigListData.window)
    var number = 0
    func step() {
      let row = 7 * number % BigListData.window
      number += 1
      bumps[row] += number
      handles.values[row]?.wrappedValue = bumps[row]
    }
    for _ in 0..<100 {
      step()
      screen.replay()
    }
    let lines = (0..<BigListData.window).map { BigListData.line($0, bumps[$0]) + "\n" }
    let mismatch = screen.difference(
      from: ModelScreen(width: 200, height: 60, showing: Array(lines.joined().utf8)))
    let time = Timing.measure {
      step()
      screen.show()
    }
    var outcome = screen.outcome("W6 \(count) rows", time, mismatch: mismatch)
    outcome.peakKb = PeakMemory.kilobytes
    return outcome
  }
}
