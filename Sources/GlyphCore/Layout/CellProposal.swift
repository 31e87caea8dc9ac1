import GlyphCells

/// What a parent offers, in cells; a length can also be `ideal` (nothing said) or `infinity`.
struct CellProposal: Equatable {
  var width: Int32
  var height: Int32

  /// The length that stands for "as you like": SwiftUI's `nil`.
  static let idealLength: Int32 = -1
  /// The length that stands for "all there could be"; also the largest length of all.
  static let infinity: Int32 = 1 << 28

  static let ideal = CellProposal(width: idealLength, height: idealLength)

  init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }

  init(width: Int, height: Int) {
    self.init(width: CellProposal.clamp(width), height: CellProposal.clamp(height))
  }

  init(_ size: GridSize) {
    self.init(width: size.width, height: size.height)
  }

  init(axis: LayoutAxis, main: Int32, across: Int32) {
    switch axis {
    case .horizontal: self.init(width: main, height: across)
    case .vertical: self.init(width: across, height: main)
    }
  }

  subscript(axis: LayoutAxis) -> Int32 {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// A length as a proposal: never negative, never beyond infinity.
  static func clamp(_ length: Int) -> Int32 {
    Int32(truncatingIfNeeded: Swift.min(Swift.max(length, 0), Int(infinity)))
  }

  /// Takes a length away from (or, when negative, adds it to) what is offered on one axis.
  static func reduce(_ length: Int32, by amount: Int) -> Int32 {
    length == idealLength || length == infinity ? length : clamp(Int(length) - amount)
  }
}

/// The direction of a stack; one byte, so that it fits in a box.
enum LayoutAxis: UInt8 {
  case horizontal, vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A size as it stands in a box.
struct CellExtent: Equatable {
  var width: Int32 = 0
  var height: Int32 = 0

  subscript(axis: LayoutAxis) -> Int32 { axis == .horizontal ? width : height }
}

/// A position as it stands in a box.
struct CellOffset: Equatable {
  var x: Int32 = 0
  var y: Int32 = 0
}

/// The shortest and the longest length of a box along one axis.
struct LengthRange: Equatable {
  var min: Int32
  var max: Int32

  static let any = LengthRange(min: 0, max: CellProposal.infinity)

  /// How much a length may vary; never negative, although sizes need not grow with offers.
  var flexibility: Int32 { Swift.max(0, max &- min) }
}
