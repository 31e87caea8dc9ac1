import GlyphCells

/// The box of a line that shows a part of a whole.
struct MeterLeaf: Primitive {
  /// From 0 to 1; below zero is not known.
  var fraction: Double
  var fill: StyleID
  var track: StyleID
  var look: MeterBar.Look
  var glyphs: Glyphs

  private static let shortest: Int32 = 3
  private static let ideal: Int32 = 20

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let width = proposal.width >= 0 ? proposal.width : MeterLeaf.ideal
    return CellExtent(width: max(width, MeterLeaf.shortest), height: 1)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    axis == .horizontal
      ? LengthRange(min: MeterLeaf.shortest, max: CellProposal.infinity)
      : LengthRange(min: 1, max: 1)
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let frame = painter.frame(of: box)
    let strokes = MeterStrokes(glyphs)
    guard fraction >= 0 else {
      put(strokes.unknown, frame.width, x: frame.x, frame.y, fill, &painter)
      return
    }
    switch look {
    case .bar: drawBar(strokes, frame, &painter)
    case .knob: drawKnob(strokes, frame, &painter)
    }
  }

  private func drawBar(_ strokes: MeterStrokes, _ frame: GridRect, _ painter: inout Painter) {
    let halves = MeterLeaf.steps(of: fraction, in: frame.width * 2)
    let whole = halves / 2
    put(strokes.full, whole, x: frame.x, frame.y, fill, &painter)
    put(strokes.half, halves % 2, x: frame.x + whole, frame.y, fill, &painter)
    let used = whole + halves % 2
    put(strokes.empty, frame.width - used, x: frame.x + used, frame.y, track, &painter)
  }

  private func drawKnob(_ strokes: MeterStrokes, _ frame: GridRect, _ painter: inout Painter) {
    let place = MeterLeaf.steps(of: fraction, in: frame.width - 1)
    put(strokes.full, place, x: frame.x, frame.y, fill, &painter)
    put(strokes.knob, 1, x: frame.x + place, frame.y, fill, &painter)
    put(
      strokes.empty, frame.width - place - 1, x: frame.x + place + 1, frame.y, track, &painter)
  }

  private func put(
    _ glyph: Unicode.Scalar, _ count: Int, x: Int, _ y: Int, _ style: StyleID,
    _ painter: inout Painter
  ) {
    painter.surface.putRow(glyph, count: count, x: x, y: y, style: style, clip: painter.clip)
  }

  /// How many of some steps a fraction is: none only for nothing, all only for the whole.
  static func steps(of fraction: Double, in count: Int) -> Int {
    guard count > 0, fraction > 0 else { return 0 }
    guard fraction < 1 else { return count }
    guard count > 1 else { return 0 }
    return min(max(Int((fraction * Double(count)).rounded()), 1), count - 1)
  }

  func difference(from old: MeterLeaf, _ texts: TextComparison) -> Difference {
    fraction == old.fraction && fill == old.fill && track == old.track && look == old.look
      && glyphs == old.glyphs ? .none : .ink
  }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    AlignmentKey.baselines.contains(alignment) ? 2 : nil
  }
}

/// The characters of such a line.
private struct MeterStrokes {
  let full: Unicode.Scalar
  let half: Unicode.Scalar
  let empty: Unicode.Scalar
  let knob: Unicode.Scalar
  let unknown: Unicode.Scalar

  init(_ glyphs: Glyphs) {
    switch glyphs {
    case .unicode: (full, half, empty, knob, unknown) = ("━", "╾", "─", "●", "╌")
    case .ascii: (full, half, empty, knob, unknown) = ("=", ">", "-", "O", "~")
    }
  }
}
