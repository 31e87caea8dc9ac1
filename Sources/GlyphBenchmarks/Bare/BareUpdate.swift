import Foundation

/// W5 by hand: paints the whole screen again, compares it with the one that is shown, row by row
/// as memory, and writes what differs.
final class BareUpdate {
  private var shown = BareGrid(width: DashboardData.width, height: DashboardData.height)
  private var next = BareGrid(width: DashboardData.width, height: DashboardData.height)
  let output = BareBytes()

  init(_ data: DashboardData) { BareDashboard.paint(data, on: shown) }

  func show(_ data: DashboardData) {
    output.clear()
    BareDashboard.paint(data, on: next)
    let width = next.width
    for y in 0..<next.height {
      let new = next.cells + y &* width
      let old = shown.cells + y &* width
      if memcmp(new, old, width &* 8) == 0 { continue }
      var x = 0
      while x < width {
        let start = x
        while x < width, new[x] != old[x] { x += 1 }
        if x > start {
          output.append(
            UnsafeBufferPointer(start: new + start, count: x - start), x: start, y: y)
        }
        x += 1
      }
    }
    swap(&shown, &next)
  }
}
