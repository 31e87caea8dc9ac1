/// Lines, blocks and dots of one colour, drawn as shapes so that they meet exactly whatever font is
/// there.
struct CellArt {
  private(set) var light = SVGPath()
  private(set) var heavy = SVGPath()
  private(set) var fill = SVGPath()
  /// A quarter, a half and three quarters of the colour.
  private(set) var shades = [SVGPath(), SVGPath(), SVGPath()]

  private static let width = SVGMetrics.cellWidth
  private static let height = SVGMetrics.cellHeight
  /// Half the distance between the two lines of a double one.
  private static let gap = 150

  /// Whether `add` draws the scalar.
  static func draws(_ scalar: UInt32) -> Bool {
    0x2500...0x259F ~= scalar || 0x2800...0x28FF ~= scalar
  }

  /// Draws a scalar into the cell whose top left corner is given.
  mutating func add(_ scalar: UInt32, x: Int, y: Int) {
    if let box = BoxGlyph(scalar) { return add(box, x: x, y: y) }
    if scalar >= 0x2800 { return addBraille(scalar, x: x, y: y) }
    addBlock(scalar, x: x, y: y)
  }

  /// Draws a horizontal line through one cell at a height of its own, for underlines and the like.
  mutating func addRule(x: Int, y: Int, cells: Int) {
    light.segment(x, y, x + cells * CellArt.width, y)
  }

  private mutating func add(_ box: BoxGlyph, x: Int, y: Int) {
    let (right, bottom) = (x + CellArt.width, y + CellArt.height)
    let (middleX, middleY) = (x + CellArt.width / 2, y + CellArt.height / 2)
    if box.diagonals > 0 {
      if box.diagonals & 1 != 0 { stroke(.light, x, bottom, right, y) }
      if box.diagonals & 2 != 0 { stroke(.light, x, y, right, bottom) }
      return
    }
    if box.isArc {
      light.move(box.left == .none ? right : x, middleY)
      light.curve(middleX, middleY, middleX, box.up == .none ? bottom : y)
      return
    }
    if box.dashes > 0 { return addDashes(box, x: x, y: y) }
    if box.left == box.right, box.left != .double, box.up == .none, box.down == .none {
      return stroke(box.left, x, middleY, right, middleY)
    }
    if box.up == box.down, box.up != .double, box.left == .none, box.right == .none {
      return stroke(box.up, middleX, y, middleX, bottom)
    }
    let across = (box.up, box.down)
    for (weight, end, sign) in [(box.left, x, -1), (box.right, right, 1)] {
      arm(weight, across, sign) { from, offset, weight in
        stroke(weight, end, middleY + offset, middleX + from, middleY + offset)
      }
    }
    let beside = (box.left, box.right)
    for (weight, end, sign) in [(box.up, y, -1), (box.down, bottom, 1)] {
      arm(weight, beside, sign) { from, offset, weight in
        stroke(weight, middleX + offset, end, middleX + offset, middleY + from)
      }
    }
  }

  /// Calls `draw` for each line from a side to the middle, with where it ends relative to the middle
  /// and how far it lies off the axis.
  private func arm(
    _ weight: BoxGlyph.Weight, _ across: (BoxGlyph.Weight, BoxGlyph.Weight), _ sign: Int,
    _ draw: (Int, Int, BoxGlyph.Weight) -> Void
  ) {
    let gap = CellArt.gap
    let isCrossed = (across.0 == .double, across.1 == .double)
    switch weight {
    case .none: return
    case .light, .heavy:
      let end = isCrossed == (true, true) ? gap : isCrossed == (false, false) ? 0 : -gap
      draw(sign * end, 0, weight)
    case .double:
      let first = isCrossed.0 ? gap : isCrossed.1 ? -gap : 0
      let second = isCrossed.1 ? gap : isCrossed.0 ? -gap : 0
      draw(sign * first, -gap, .light)
      draw(sign * second, gap, .light)
    }
  }

  private mutating func addDashes(_ box: BoxGlyph, x: Int, y: Int) {
    let isHorizontal = box.left != .none
    let length = (isHorizontal ? CellArt.width : CellArt.height) / box.dashes
    for index in 0..<box.dashes {
      let start = index * length + length / 5
      let end = (index + 1) * length - length / 5
      if isHorizontal {
        let middle = y + CellArt.height / 2
        stroke(box.left, x + start, middle, x + end, middle)
      } else {
        let middle = x + CellArt.width / 2
        stroke(box.up, middle, y + start, middle, y + end)
      }
    }
  }

  private mutating func stroke(_ weight: BoxGlyph.Weight, _ x: Int, _ y: Int, _ x2: Int, _ y2: Int)
  {
    if weight == .heavy {
      heavy.segment(x, y, x2, y2)
    } else {
      light.segment(x, y, x2, y2)
    }
  }

  private mutating func addBlock(_ scalar: UInt32, x: Int, y: Int) {
    let (width, height) = (CellArt.width, CellArt.height)
    func part(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
      fill.rect(
        x: x + width * left / 8, y: y + height * top / 8, width: width * (right - left) / 8,
        height: height * (bottom - top) / 8)
    }
    switch scalar {
    case 0x2580: part(0, 0, 8, 4)
    case 0x2581...0x2588: part(0, 8 - Int(scalar - 0x2580), 8, 8)
    case 0x2589...0x258F: part(0, 0, 8 - Int(scalar - 0x2588), 8)
    case 0x2590: part(4, 0, 8, 8)
    case 0x2591...0x2593:
      shades[Int(scalar - 0x2591)].rect(x: x, y: y, width: width, height: height)
    case 0x2594: part(0, 0, 8, 1)
    case 0x2595: part(7, 0, 8, 8)
    default:
      // Upper left, upper right, lower left, lower right.
      let quarters = [4, 8, 1, 13, 9, 7, 11, 2, 6, 14][Int(scalar - 0x2596)]
      if quarters & 1 != 0 { part(0, 0, 4, 4) }
      if quarters & 2 != 0 { part(4, 0, 8, 4) }
      if quarters & 4 != 0 { part(0, 4, 4, 8) }
      if quarters & 8 != 0 { part(4, 4, 8, 8) }
    }
  }

  private mutating func addBraille(_ scalar: UInt32, x: Int, y: Int) {
    // The dots in the order of the bits: the left three, the right three, the lowest two.
    let places = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
    for (bit, place) in places.enumerated() where scalar & 1 << UInt32(bit) != 0 {
      fill.dot(
        x: x + CellArt.width * (1 + 2 * place.0) / 4, y: y + CellArt.height * (1 + 2 * place.1) / 8,
        radius: 140)
    }
  }
}
