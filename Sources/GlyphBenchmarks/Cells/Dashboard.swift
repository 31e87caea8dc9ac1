import GlyphCells

/// W2 by hand: 16 panels of twelve values, painted straight onto a surface.
struct Dashboard {
  static let names: [StaticString] = [
    "cpu", "memory", "disk read", "disk write", "net in", "net out", "threads", "handles",
    "latency p50", "latency p99", "errors", "uptime",
  ]
  private static let labels = names.map { CleanText("\($0)") }

  var values = (0..<16).map { panel in (0..<12).map { (1237 * panel + 3571 * $0 + 17) % 10000 } }
  var surface = Surface(width: 200, height: 60)
  private let blue: StyleID
  private let header: StyleID
  private let colors: [StyleID]
  // Lives as long as the process, like the other buffers of the benchmarks.
  private let digits = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 8)

  init() {
    let styles = surface.styles
    blue = styles.intern(CellStyle(foreground: .ansi(4)))
    header = styles.intern(CellStyle(foreground: .ansi(6), attributes: .bold))
    colors = [2, 3, 1].map { styles.intern(CellStyle(foreground: .ansi($0))) }
  }

  mutating func paint() {
    surface.clear()
    for panel in 0..<16 { paint(panel: panel) }
  }

  private mutating func paint(panel: Int) {
    let x = panel / 4 * 50
    let y = panel % 4 * 15
    surface.put("╭", x: x, y: y, style: blue)
    surface.putRow("─", count: 48, x: x + 1, y: y, style: blue)
    surface.put("╮", x: x + 49, y: y, style: blue)
    surface.putColumn("│", count: 13, x: x, y: y + 1, style: blue)
    surface.putColumn("│", count: 13, x: x + 49, y: y + 1, style: blue)
    surface.put("╰", x: x, y: y + 14, style: blue)
    surface.putRow("─", count: 48, x: x + 1, y: y + 14, style: blue)
    surface.put("╯", x: x + 49, y: y + 14, style: blue)
    surface.draw(CleanText("Panel \(panel / 10)\(panel % 10)"), x: x + 1, y: y + 1, style: header)
    for row in 0..<12 {
      surface.draw(Dashboard.labels[row], x: x + 1, y: y + 2 + row)
      paint(value: values[panel][row], right: x + 49, y: y + 2 + row)
    }
  }

  mutating func paint(value: Int, right: Int, y: Int) {
    let count = Dashboard.format(value, digits)
    let part = UnsafeBufferPointer(rebasing: digits[(8 - count)..<8])
    surface.draw(ascii: part, x: right - count, y: y, style: colors[value % 3])
  }

  /// Paints one changed value in its place.
  mutating func update(panel: Int, row: Int, to value: Int) {
    values[panel][row] = value
    let x = panel / 4 * 50
    let y = panel % 4 * 15 + 2 + row
    surface.fill(GridRect(x: x + 42, y: y, width: 7, height: 1), with: .standard)
    paint(value: value, right: x + 49, y: y)
  }

  /// Hundredths as digits at the end of eight bytes.
  static func format(_ value: Int, _ digits: UnsafeMutableBufferPointer<UInt8>) -> Int {
    digits[7] = 48 + UInt8(value % 10)
    digits[6] = 48 + UInt8(value / 10 % 10)
    digits[5] = 0x2E
    digits[4] = 48 + UInt8(value / 100 % 10)
    if value < 1000 { return 4 }
    digits[3] = 48 + UInt8(value / 1000)
    return 5
  }
}

extension ReferenceGrid {
  /// W2 by the bare loop.
  func paintDashboard(_ values: [[Int]], _ digits: UnsafeMutableBufferPointer<UInt8>) {
    clear()
    for panel in 0..<16 {
      let x = panel / 4 * 50
      let y = panel % 4 * 15
      border(x: x, y: y, width: 50, height: 15, style: 34)
      text("Panel ", x: x + 1, y: y + 1, style: 136)
      put(UInt64(48 + panel / 10), x: x + 7, y: y + 1, style: 136)
      put(UInt64(48 + panel % 10), x: x + 8, y: y + 1, style: 136)
      for row in 0..<12 {
        text(Dashboard.names[row], x: x + 1, y: y + 2 + row)
        let value = values[panel][row]
        let count = Dashboard.format(value, digits)
        let style: UInt64 = value % 3 == 0 ? 32 : value % 3 == 1 ? 33 : 31
        for index in 0..<count {
          put(
            UInt64(digits[8 - count + index]), x: x + 49 - count + index, y: y + 2 + row,
            style: style)
        }
      }
    }
  }
}

/// W2: paint and encode the dashboard, and the parts of it.
func dashboardBenchmarks() -> [CellBenchmark] {
  var dashboard = Dashboard()
  let grid = ReferenceGrid(width: 200, height: 60)
  let digits = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 8)
  let buffer = ByteBuffer(capacity: 1 << 17)
  let encoder = ANSIEncoder(profile: .truecolor)
  let values = dashboard.values
  dashboard.paint()
  grid.paintDashboard(values, digits)
  return [
    CellBenchmark("W2 reference: paint and encode", units: 100) {
      (0..<100).reduce(0) { sum, _ in
        grid.paintDashboard(values, digits)
        return sum &+ grid.encode()
      }
    },
    CellBenchmark("W2 paint and encode", units: 100) {
      (0..<100).reduce(0) { sum, _ in
        dashboard.paint()
        buffer.clear()
        encoder.encode(dashboard.surface, to: buffer)
        return sum &+ buffer.count
      }
    },
    CellBenchmark("W2 reference: encode", units: 100) {
      (0..<100).reduce(0) { sum, _ in sum &+ grid.encode() }
    },
    CellBenchmark("W2 encode", units: 100) {
      (0..<100).reduce(0) { sum, _ in
        buffer.clear()
        encoder.encode(dashboard.surface, to: buffer)
        return sum &+ buffer.count
      }
    },
  ]
}
