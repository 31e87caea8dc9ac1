import GlyphCells

/// W5: one value of the dashboard changes, and the terminal is brought up to date; and what it costs
/// to find out that nothing changed.
func updateBenchmarks() -> [CellBenchmark] {
  var dashboard = Dashboard()
  dashboard.paint()
  var shown = dashboard.surface
  let writer = FrameWriter(profile: .truecolor, buffer: ByteBuffer(capacity: 1 << 12))
  var frame = 0
  let count = 200 * 60
  let source = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
  let target = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
  source.update(repeating: 0x20, count: count)
  return [
    CellBenchmark("W5 update of one value, bytes included", units: 100) {
      var sum = 0
      for _ in 0..<100 {
        let panel = 7 * frame % 16
        let row = 5 * frame % 12
        dashboard.update(
          panel: panel, row: row, to: (dashboard.values[panel][row] + 1 + frame) % 10000)
        frame = (frame + 1) % 5000
        writer.buffer.clear()
        let x = panel / 4 * 50
        writer.update(
          row: panel % 4 * 15 + 2 + row, columns: (x + 42)..<(x + 49), from: &shown,
          to: dashboard.surface)
        writer.finish()
        sum &+= writer.buffer.count
      }
      return sum
    },
    CellBenchmark("diff of an unchanged 200 x 60 screen", units: 100) {
      var sum = 0
      for _ in 0..<100 {
        writer.buffer.clear()
        writer.write(dashboard.surface, over: &shown)
        sum &+= writer.buffer.count
      }
      return sum
    },
    CellBenchmark("copying a 200 x 60 screen twice", units: 100) {
      var sum = 0
      for index in 0..<100 {
        target.update(from: source, count: count)
        target[index] = UInt64(index)
        source.update(from: target, count: count)
        sum &+= Int(source[index])
      }
      return sum
    },
  ]
}
