/// Where a box stands inside or upon another, along both axes.
protocol BoxAlignment {
  subscript(axis: LayoutAxis) -> CrossAlignment { get }
}

/// One of the nine built-in alignments, small enough to stand in a box.
struct PlainAlignment: BoxAlignment {
  var horizontal: CrossAlignment.Position
  var vertical: CrossAlignment.Position

  subscript(axis: LayoutAxis) -> CrossAlignment {
    CrossAlignment(axis == .horizontal ? horizontal : vertical, along: axis)
  }
}

/// An alignment with guides of the user's, or with baselines.
struct GuidedAlignment: BoxAlignment {
  var horizontal: CrossAlignment
  var vertical: CrossAlignment

  subscript(axis: LayoutAxis) -> CrossAlignment { axis == .horizontal ? horizontal : vertical }

  init(_ alignment: Alignment, _ cellSize: CellSize) {
    horizontal = CrossAlignment(alignment.horizontal, cellSize)
    vertical = CrossAlignment(alignment.vertical, cellSize)
  }

  /// The same in two bytes, if it is one of the built-in ones.
  var plain: PlainAlignment? {
    guard horizontal.isPlain, vertical.isPlain else { return nil }
    return PlainAlignment(horizontal: horizontal.position, vertical: vertical.position)
  }
}

extension BoxAlignment {
  /// Where a child stands in a frame of a size; the frame has no guides of its own.
  func offset(of child: BoxRef, in size: CellExtent) -> CellOffset {
    CellOffset(
      x: offset(of: child, from: self[.horizontal].defaultGuide(in: size), .horizontal),
      y: offset(of: child, from: self[.vertical].defaultGuide(in: size), .vertical))
  }

  /// Where a layer stands upon the box that it decorates.
  func offset(of layer: BoxRef, upon base: BoxRef) -> CellOffset {
    CellOffset(
      x: offset(of: layer, from: base.guide(self[.horizontal]), .horizontal),
      y: offset(of: layer, from: base.guide(self[.vertical]), .vertical))
  }

  private func offset(of child: BoxRef, from guide: Int, _ axis: LayoutAxis) -> Int32 {
    AlignmentLine.cells(guide - child.guide(self[axis]))
  }

  func prepareGuides(of child: BoxRef, _ pass: inout LayoutPass) {
    child.prepareGuides(for: self[.horizontal], &pass)
    child.prepareGuides(for: self[.vertical], &pass)
  }
}
