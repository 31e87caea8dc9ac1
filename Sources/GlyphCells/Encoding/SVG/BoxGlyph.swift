/// A line drawing character taken apart: how heavy the line is from the middle of the cell to each
/// of its sides.
struct BoxGlyph {
  enum Weight: UInt8 { case none, light, heavy, double }

  let left: Weight
  let right: Weight
  let up: Weight
  let down: Weight
  let isArc: Bool
  /// The number of dashes across the cell; 0 for an unbroken line.
  let dashes: Int
  /// 1 rises to the right, 2 falls, 3 is both.
  let diagonals: Int

  /// Left, right, up and down of U+2500 to U+257F: 1 light, 2 heavy, 3 double.
  private static let table: StaticString =
    """
    1100 2200 0011 0022 1100 2200 0011 0022 1100 2200 0011 0022 0101 0201 0102 0202 \
    1001 2001 1002 2002 0110 0210 0120 0220 1010 2010 1020 2020 0111 0211 0121 0112 \
    0122 0221 0212 0222 1011 2011 1021 1012 1022 2021 2012 2022 1101 2101 1201 2201 \
    1102 2102 1202 2202 1110 2110 1210 2210 1120 2120 1220 2220 1111 2111 1211 2211 \
    1121 1112 1122 2121 1221 2112 1212 2221 2212 2122 1222 2222 1100 2200 0011 0022 \
    3300 0033 0301 0103 0303 3001 1003 3003 0310 0130 0330 3010 1030 3030 0311 0133 \
    0333 3011 1033 3033 3301 1103 3303 3310 1130 3330 3311 1133 3333 0101 1001 1010 \
    0110 0000 0000 0000 1000 0010 0100 0001 2000 0020 0200 0002 1200 0012 2100 0021
    """

  /// Nil when the scalar is no line drawing character.
  init?(_ scalar: UInt32) {
    guard scalar >= 0x2500, scalar <= 0x257F else { return nil }
    let index = Int(scalar - 0x2500) * 5
    func weight(_ side: Int) -> Weight {
      Weight(rawValue: BoxGlyph.table.utf8Start[index + side] - 48) ?? .none
    }
    (left, right, up, down) = (weight(0), weight(1), weight(2), weight(3))
    isArc = (0x256D...0x2570).contains(scalar)
    diagonals = (0x2571...0x2573).contains(scalar) ? Int(scalar - 0x2570) : 0
    switch scalar {
    case 0x2504...0x2507: dashes = 3
    case 0x2508...0x250B: dashes = 4
    case 0x254C...0x254F: dashes = 2
    default: dashes = 0
    }
  }
}
