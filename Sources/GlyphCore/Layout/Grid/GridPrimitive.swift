import Foundation

/// Boxes in rows whose cells share columns.
struct GridPrimitive: Primitive {
  let alignment: GuidedAlignment
  let cellSize: CellSize
  let horizontalSpacing: Int32
  let verticalSpacing: Int32

  static var remembers: Bool { true }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let cells = GridCells(box.children)
    guard cells.rows > 0 else { return CellExtent() }
    let columns = columns(of: cells, proposal.width, &pass)
    let rows = rows(of: cells, columns, proposal.height, &pass)
    return CellExtent(width: columns.total, height: rows.total)
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    let cells = GridCells(box.children)
    guard cells.rows > 0 else { return }
    let columns = columns(of: cells, box.proposal.width, &pass)
    let rows = rows(of: cells, columns, box.proposal.height, &pass)
    var lines: [Int: AlignmentLine] = [:]
    for cell in cells.cells {
      let room = CellProposal(
        width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
      _ = cell.box.size(room, &pass)
      let vertical = vertical(cells, cell)
      cell.box.prepareGuides(for: vertical, &pass)
      cell.box.prepareGuides(for: horizontal(cells, cell), &pass)
      if !vertical.isPlain { lines[cell.row, default: AlignmentLine(vertical)].add(cell.box) }
    }
    for cell in cells.cells {
      let room = CellProposal(
        width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
      var offset = self.offset(of: cell, in: room, cells, lines[cell.row])
      offset.x &+= columns.start(of: cell.column)
      offset.y &+= rows.start(of: cell.row)
      cell.box.place(at: offset, room, &pass)
    }
  }

  private func columns(
    of cells: GridCells, _ proposal: Int32, _ pass: inout LayoutPass
  ) -> GridTracks {
    var tracks = GridTracks(
      count: cells.columns, spacing: horizontalSpacing, proposal: proposal)
    var members = Array(repeating: [BoxRef](), count: cells.columns)
    for cell in cells.cells where cell.span == 1 && cell.isSized(along: .horizontal) {
      members[cell.column].append(cell.box)
    }
    let ideal = CellProposal.idealLength
    var ranges: [LengthRange] = []
    for column in members {
      ranges.append(.covering(column) { $0.range(along: .horizontal, across: ideal, &pass) })
    }
    tracks.serve(ranges) { track, offer in
      members[track].reduce(0) {
        max($0, $1.size(CellProposal(width: offer, height: ideal), &pass).width)
      }
    }
    for cell in cells.cells where cell.span > 1 && cell.isSized(along: .horizontal) {
      let offer = tracks.offer(across: cell.columns)
      let size = cell.box.size(CellProposal(width: offer, height: ideal), &pass)
      tracks.stretch(cell.columns, to: size.width)
    }
    return tracks
  }

  private func rows(
    of cells: GridCells, _ columns: GridTracks, _ proposal: Int32, _ pass: inout LayoutPass
  ) -> GridTracks {
    var tracks = GridTracks(count: cells.rows, spacing: verticalSpacing, proposal: proposal)
    var members = Array(repeating: [GridCell](), count: cells.rows)
    for cell in cells.cells where cell.isSized(along: .vertical) {
      members[cell.row].append(cell)
    }
    var ranges: [LengthRange] = []
    for row in members {
      ranges.append(
        .covering(row) {
          $0.box.range(along: .vertical, across: columns.length(of: $0.columns), &pass)
        })
    }
    tracks.serve(ranges) { row, offer in
      var height: Int32 = 0
      var line: AlignmentLine?
      for cell in members[row] {
        let width = columns.length(of: cell.columns)
        height = max(
          height, cell.box.size(CellProposal(width: width, height: offer), &pass).height)
        let vertical = vertical(cells, cell)
        guard !vertical.isPlain else { continue }
        cell.box.prepareGuides(for: vertical, &pass)
        var extended = line ?? AlignmentLine(vertical)
        extended.add(cell.box)
        line = extended
      }
      return max(height, line?.extent ?? 0)
    }
    return tracks
  }

  private func horizontal(_ cells: GridCells, _ cell: GridCell) -> CrossAlignment {
    guard cell.span == 1, let own = cells.columnAlignments[cell.column] else {
      return alignment.horizontal
    }
    return CrossAlignment(own, cellSize)
  }

  private func vertical(_ cells: GridCells, _ cell: GridCell) -> CrossAlignment {
    cells.rowAlignments[cell.row].map { CrossAlignment($0, cellSize) } ?? alignment.vertical
  }

  private func offset(
    of cell: GridCell, in room: CellProposal, _ cells: GridCells, _ line: AlignmentLine?
  ) -> CellOffset {
    let box = cell.box
    if let anchor = box.layoutValue(GridCellAnchor.self) {
      return CellOffset(
        x: anchored(anchor.x, room.width &- box.size.width),
        y: anchored(anchor.y, room.height &- box.size.height))
    }
    let size = CellExtent(width: room.width, height: room.height)
    let horizontal = horizontal(cells, cell)
    let x = AlignmentLine.cells(horizontal.defaultGuide(in: size) - box.guide(horizontal))
    if let line { return CellOffset(x: x, y: line.offset(of: box)) }
    let vertical = vertical(cells, cell)
    let y = AlignmentLine.cells(vertical.defaultGuide(in: size) - box.guide(vertical))
    return CellOffset(x: x, y: y)
  }

  private func anchored(_ position: CGFloat, _ surplus: Int32) -> Int32 {
    guard position.isFinite else { return 0 }
    let bound = CGFloat(CellProposal.infinity)
    return Int32(min(max(position * CGFloat(surplus), -bound), bound).rounded(.down))
  }
}

extension LengthRange {
  /// The range of something that is as long as the longest of its members.
  static func covering<Member>(_ members: [Member], _ range: (Member) -> LengthRange) -> LengthRange
  {
    members.reduce(LengthRange(min: 0, max: 0)) {
      let own = range($1)
      return LengthRange(min: Swift.max($0.min, own.min), max: Swift.max($0.max, own.max))
    }
  }
}
