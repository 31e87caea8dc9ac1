/// The data of a `path` element, in hundredths of a pixel.
struct SVGPath {
  private(set) var data = ByteBuffer(capacity: 256)

  var isEmpty: Bool { data.count == 0 }

  mutating func move(_ x: Int, _ y: Int) { add("M", x, y) }

  /// A straight line; one that goes on from the last one in its direction along a row makes that
  /// longer.
  mutating func segment(_ x: Int, _ y: Int, _ x2: Int, _ y2: Int) {
    if y == y2, let last, last.x == x, last.y == y, data.count == last.end {
      data.drop(last.start..<data.count)
    } else {
      move(x, y)
    }
    let start = data.count
    if y == y2 { add("H", x2) } else if x == x2 { add("V", y2) } else { add("L", x2, y2) }
    last = y == y2 ? Segment(x: x2, y: y2, start: start, end: data.count) : nil
  }

  private struct Segment {
    var x: Int
    var y: Int
    var start: Int
    var end: Int
  }

  /// The last horizontal line: where it ends, and the bytes that draw it.
  private var last: Segment?

  /// A quarter of an ellipse's corner with its control point at the corner.
  mutating func curve(_ cornerX: Int, _ cornerY: Int, _ x: Int, _ y: Int) {
    add("Q", cornerX, cornerY)
    add(" ", x, y)
  }

  mutating func rect(x: Int, y: Int, width: Int, height: Int) {
    move(x, y)
    add("h", width)
    add("v", height)
    add("h", -width)
    data.append("z")
  }

  mutating func dot(x: Int, y: Int, radius: Int) {
    move(x - radius, y)
    for sign in [2, -2] {
      add("a", radius, radius)
      data.append(" 0 1 0 ")
      data.append(hundredths: sign * radius)
      data.append(" 0")
    }
    data.append("z")
  }

  private mutating func add(_ command: StaticString, _ numbers: Int...) {
    data.append(command)
    for (index, number) in numbers.enumerated() {
      if index > 0 { data.append(" ") }
      data.append(hundredths: number)
    }
  }
}
