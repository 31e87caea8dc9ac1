import Foundation
import GlyphCells

// A report from the bottom layer alone: no views, a table, some paragraphs and a bar, drawn on one
// surface and written as the stream allows. Piped, it says the same without escape sequences.
// `--svg` and `--html` write a picture or a fragment instead.

let styles = StyleTable()
let green = CellStyle(foreground: .ansi(2))
let yellow = CellStyle(foreground: .ansi(3))
let red = CellStyle(foreground: .ansi(1), attributes: .bold)
let plain = CellStyle.standard

let table = Table(
  header: ["Suite", "Tests", "Time", "Result"],
  rows: [
    [("Layout", plain), ("1,204", plain), ("0.8 s", plain), ("✓ passed", green)],
    [("表示幅テスト", plain), ("742", plain), ("0.2 s", plain), ("✓ passed", green)],
    [("Emoji 👩‍🚀 and flags 🇫🇷", plain), ("3,655", plain), ("1.1 s", plain), ("! slow", yellow)],
    [("Untrusted \u{1B}[2J names", plain), ("31", plain), ("0.0 s", plain), ("✗ failed", red)],
  ],
  trailing: [1, 2])

let width = 64
let grid = table.surface(width: width, styles: styles)
let notes = ANSIText(
  """
  \u{1B}[1mOne suite failed.\u{1B}[0m Names are shown as they are: an escape sequence inside of one \
  becomes visible and does nothing. See \u{1B}[4m\u{1B}]8;;https://example.com/runs/42\u{1B}\\the \
  full log\u{1B}]8;;\u{1B}\\\u{1B}[0m, or run the suite again with \u{1B}[36m--verbose\u{1B}[0m.
  """)
let lines = notes.text.lines(width: grid.size.width)
let runs = notes.runs(in: styles)

var page = Surface(
  width: grid.size.width, height: grid.size.height + lines.count + 3, styles: styles)
let heading = CleanText("Test report")
page.draw(
  heading, x: (page.size.width - heading.width) / 2, y: 0,
  style: styles.intern(CellStyle(attributes: [.bold, .underline])))
page.draw(grid, x: 0, y: 1)
var y = grid.size.height + 1
for line in lines {
  page.draw(notes.text, line: line, runs: runs, x: 0, y: y)
  y += 1
}
let share = CleanText(" 97 %")
let bar = page.size.width - share.width
page.putRow("━", count: bar, x: 0, y: y + 1, style: styles.intern(CellStyle(attributes: .dim)))
page.putRow("━", count: bar * 97 / 100, x: 0, y: y + 1, style: styles.intern(green))
page.draw(share, x: bar, y: y + 1)

let output: String
switch CommandLine.arguments.dropFirst().first {
case "--svg": output = page.svg(SVGOptions(hasWindow: true, title: "report"))
case "--html": output = page.html
default:
  let style = StreamStyle.detect(
    environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1)
  output = style.allowsEscapes ? page.ansi(style.profile) : page.text
}
print(output)
