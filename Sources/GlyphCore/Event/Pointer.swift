import GlyphCells

/// What the pointer does, as a box on which it went down is told.
struct Pointer {
  enum Phase {
    case began, moved, ended
    /// Something else took over.
    case cancelled
    /// It was let go where it went down, and nobody had any use for that.
    case clicked
  }

  var phase: Phase
  /// Where it is, in cells of the surface.
  var point: GridPoint
  /// Where it went down.
  var start: GridPoint
  /// How often it went down in this cell without much time in between.
  var clicks: Int
  /// In seconds of the host's clock.
  var time: Double
  /// For how many seconds it has been down by now.
  var held: Double
}

/// What a box makes of the pointer.
enum PointerAnswer {
  /// The box has no use for it.
  case ignored
  /// The box goes on looking.
  case possible
  /// The pointer is the box's: nobody else who claims it is told more.
  case recognized
}

/// Who is asked first.
enum PointerPriority {
  case normal, high
  /// Asked beside all others, whoever takes the pointer.
  case simultaneous
}
