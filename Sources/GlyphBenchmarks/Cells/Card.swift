import GlyphCells

/// W1: the settings card, painted by hand and encoded.
func cardBenchmarks() -> [CellBenchmark] {
  var surface = Surface(width: 80, height: 24)
  let styles = surface.styles
  let bold = styles.intern(CellStyle(attributes: .bold))
  let dim = styles.intern(CellStyle(attributes: .dim))
  let reverse = styles.intern(CellStyle(attributes: .reverse))
  let colors = [2, 8, 6].map { styles.intern(CellStyle(foreground: .ansi($0))) }
  let labels = [
    "Wi-Fi", "Bluetooth", "Airplane Mode", "Notifications", "Dark Appearance", "Automatic Updates",
    "Location Services", "Low Power Mode", "Screen Saver", "Developer Tools",
  ]
  let buffer = ByteBuffer(capacity: 1 << 14)
  let encoder = ANSIEncoder(profile: .truecolor)
  return [
    CellBenchmark("W1 paint and encode", units: 100) {
      (0..<100).reduce(0) { sum, _ in
        surface.clear()
        surface.put("╭", x: 0, y: 0)
        surface.putRow("─", count: 78, x: 1, y: 0)
        surface.put("╮", x: 79, y: 0)
        surface.putColumn("│", count: 22, x: 0, y: 1)
        surface.putColumn("│", count: 22, x: 79, y: 1)
        surface.put("╰", x: 0, y: 23)
        surface.putRow("─", count: 78, x: 1, y: 23)
        surface.put("╯", x: 79, y: 23)
        surface.draw(CleanText("Settings"), x: 36, y: 1, style: bold)
        surface.putRow("─", count: 78, x: 1, y: 2)
        for (index, label) in labels.enumerated() {
          surface.draw(CleanText(label), x: 2, y: 3 + index)
          let isOn = index % 3 != 1
          surface.draw(
            CleanText(isOn ? "[x]" : "[ ]"), x: 75, y: 3 + index, style: colors[isOn ? 0 : 1])
        }
        surface.draw(CleanText("Storage "), x: 2, y: 14)
        surface.putRow("█", count: 41, x: 10, y: 14, style: colors[2])
        surface.putRow("░", count: 23, x: 51, y: 14, style: colors[1])
        surface.draw(CleanText(" 65%"), x: 74, y: 14)
        surface.putRow("─", count: 78, x: 1, y: 20)
        surface.draw(CleanText("[ Cancel ]"), x: 49, y: 21)
        surface.draw(CleanText("[ Apply ]"), x: 61, y: 21)
        surface.draw(CleanText("[ OK ]"), x: 72, y: 21, style: reverse)
        surface.draw(
          CleanText("Tab: next  Space: toggle  Enter: press"), x: 2, y: 22, style: dim)
        buffer.clear()
        encoder.encode(surface, to: buffer)
        return sum &+ buffer.count
      }
    }
  ]
}
