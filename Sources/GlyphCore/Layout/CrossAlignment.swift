import Foundation

/// An alignment along one axis, ready for layout: where a surplus goes, or whose guide decides.
struct CrossAlignment {
  var key: AlignmentKey
  var position: Position
  /// The size of a cell in the unit in which guides give their values, in whole points;
  /// no other position asks for it.
  private var cellWidth: UInt8
  private var cellHeight: UInt8

  enum Position: UInt8 { case leading, center, trailing, guide }

  var isPlain: Bool { position != .guide }

  init(_ alignment: HorizontalAlignment, _ cellSize: CellSize) {
    let position: Position
    switch alignment.position {
    case .leading: position = .leading
    case .center: position = .center
    case .trailing: position = .trailing
    case .guide: position = .guide
    }
    self.init(alignment.key, position, cellSize)
  }

  init(_ alignment: VerticalAlignment, _ cellSize: CellSize) {
    let position: Position
    switch alignment.position {
    case .top: position = .leading
    case .center: position = .center
    case .bottom: position = .trailing
    case .guide: position = .guide
    }
    self.init(alignment.key, position, cellSize)
  }

  init(_ key: AlignmentKey, _ cellSize: CellSize) {
    switch key.axis {
    case .horizontal: self.init(HorizontalAlignment(key.id), cellSize)
    case .vertical: self.init(VerticalAlignment(key.id), cellSize)
    }
  }

  /// One of the built-in alignments, whose guides need no unit.
  init(_ position: Position, along axis: LayoutAxis) {
    switch axis {
    case .horizontal: self.init(CrossAlignment.horizontal(position).key, position, .cells)
    case .vertical: self.init(CrossAlignment.vertical(position).key, position, .cells)
    }
  }

  private init(_ key: AlignmentKey, _ position: Position, _ cellSize: CellSize) {
    self.key = key
    self.position = position
    guard position == .guide else {
      (cellWidth, cellHeight) = (1, 1)
      return
    }
    cellWidth = UInt8(min(max(cellSize.width.rounded(), 1), 255))
    cellHeight = UInt8(min(max(cellSize.height.rounded(), 1), 255))
  }

  /// Where the guide is in a box of a size that gives no other value for it, in half cells.
  func defaultGuide(in size: CellExtent) -> Int {
    let length = Int(size[key.axis])
    switch position {
    case .leading: return 0
    case .center: return length
    case .trailing: return 2 * length
    case .guide:
      let dimensions = ViewDimensions(
        width: CGFloat(size.width) * CGFloat(cellWidth),
        height: CGFloat(size.height) * CGFloat(cellHeight))
      let unit = CGFloat(key.axis == .horizontal ? cellWidth : cellHeight)
      return AlignmentLine.halves(key.id.defaultValue(in: dimensions) / unit)
    }
  }

  /// The guide of one of the edges or the middle, for a length, in half cells.
  @inline(__always)
  func plainGuide(_ length: Int32) -> Int {
    switch position {
    case .leading, .guide: 0
    case .center: Int(length)
    case .trailing: 2 * Int(length)
    }
  }

  private static func horizontal(_ position: Position) -> HorizontalAlignment {
    switch position {
    case .leading, .guide: return .leading
    case .center: return .center
    case .trailing: return .trailing
    }
  }

  private static func vertical(_ position: Position) -> VerticalAlignment {
    switch position {
    case .leading, .guide: return .top
    case .center: return .center
    case .trailing: return .bottom
    }
  }
}
