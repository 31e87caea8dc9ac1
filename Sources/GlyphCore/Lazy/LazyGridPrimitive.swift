import GlyphCells

/// Boxes in lines that share tracks: a lazy grid.
struct LazyGridPrimitive: Primitive {
  /// The direction in which lines follow each other.
  let axis: LayoutAxis
  let lanes: [LazyGridLane]
  /// The distance between lines.
  let spacing: Int32
  let alignment: GuidedAlignment

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let tracks = tracks(in: proposal[axis.other], of: box, &pass)
    var length = 0
    let lines = LazyGridLine.lines(of: box, count: tracks.tracks.count)
    for (index, line) in lines.enumerated() {
      if index > 0 { length += Int(spacing) }
      length += Int(self.length(of: line, tracks, proposal, &pass))
    }
    return extent(length, across: across(tracks, proposal))
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    if axis == self.axis { return box.measuredRange(along: axis, across: across, &pass) }
    let shortest = LazyGridTracks(lanes, in: 0) { _ in 0 }
    return LengthRange(min: shortest.total, max: CellProposal.infinity)
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    let tracks = tracks(in: box.proposal[axis.other], of: box, &pass)
    let across = across(tracks, box.proposal)
    let start = offset(of: tracks, across)
    var position: Int32 = 0
    for line in LazyGridLine.lines(of: box, count: tracks.tracks.count) {
      let length = length(of: line, tracks, box.proposal, &pass)
      if line.isWhole {
        place(line.boxes[0], at: (position, 0), in: (length, across), alignment, &pass)
      } else {
        for (child, track) in zip(line.boxes, tracks.tracks) {
          place(
            child, at: (position, start &+ track.start), in: (length, track.length),
            track.alignment ?? alignment, &pass)
        }
      }
      position = CellProposal.clamp(Int(position) + Int(length) + Int(spacing))
    }
  }

  func difference(from old: LazyGridPrimitive, _ texts: TextComparison) -> Difference {
    guard axis == old.axis, spacing == old.spacing, lanes.count == old.lanes.count,
      ValueComparison.areEqual(alignment, old.alignment),
      zip(lanes, old.lanes).allSatisfy({ ValueComparison.areEqual($0, $1) })
    else { return .layout }
    return .none
  }

  private func tracks(
    in room: Int32, of box: BoxRef, _ pass: inout LayoutPass
  ) -> LazyGridTracks {
    LazyGridTracks(lanes, in: room) { lane in
      var longest: Int32 = 0
      for line in LazyGridLine.lines(of: box, count: lanes.count)
      where !line.isWhole && lane < line.boxes.count {
        longest = max(longest, line.boxes[lane].size(.ideal, &pass)[axis.other])
      }
      return longest
    }
  }

  /// The grid takes what it is offered across its lines, and more where its tracks need more.
  private func across(_ tracks: LazyGridTracks, _ proposal: CellProposal) -> Int32 {
    let room = proposal[axis.other]
    return room < 0 || room >= CellProposal.infinity ? tracks.total : max(room, tracks.total)
  }

  private func length(
    of line: LazyGridLine, _ tracks: LazyGridTracks, _ proposal: CellProposal,
    _ pass: inout LayoutPass
  ) -> Int32 {
    if line.isWhole {
      return line.boxes[0].size(offer(across(tracks, proposal)), &pass)[axis]
    }
    var longest: Int32 = 0
    for (child, track) in zip(line.boxes, tracks.tracks) {
      longest = max(longest, child.size(offer(track.length), &pass)[axis])
    }
    return longest
  }

  private func place(
    _ child: BoxRef, at position: (along: Int32, across: Int32),
    in room: (along: Int32, across: Int32), _ alignment: GuidedAlignment,
    _ pass: inout LayoutPass
  ) {
    let proposal = offer(room.across)
    _ = child.size(proposal, &pass)
    alignment.prepareGuides(of: child, &pass)
    var offset = alignment.offset(of: child, in: extent(Int(room.along), across: room.across))
    offset.x &+= axis == .horizontal ? position.along : position.across
    offset.y &+= axis == .horizontal ? position.across : position.along
    child.place(at: offset, proposal, &pass)
  }

  /// Where the first track begins in a grid that is longer across than its tracks.
  private func offset(of tracks: LazyGridTracks, _ across: Int32) -> Int32 {
    let line = alignment[axis.other]
    let (outer, inner) = (extent(0, across: across), extent(0, across: tracks.total))
    return AlignmentLine.cells(line.defaultGuide(in: outer) - line.defaultGuide(in: inner))
  }

  private func offer(_ across: Int32) -> CellProposal {
    CellProposal(axis: axis, main: CellProposal.idealLength, across: across)
  }

  private func extent(_ length: Int, across: Int32) -> CellExtent {
    let length = CellProposal.clamp(length)
    return axis == .vertical
      ? CellExtent(width: across, height: length) : CellExtent(width: length, height: across)
  }
}
