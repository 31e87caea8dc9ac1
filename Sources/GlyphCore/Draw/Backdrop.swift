/// What the things that are being drawn stand behind: a plain colour behind others is no shape of
/// its own, and leaves no glyphs.
enum Backdrop: UInt8, Comparable {
  /// Nothing: what is drawn is there to be seen.
  case none
  /// Other views of a pile.
  case pile
  /// The content that it was made the background of.
  case background

  static func < (a: Backdrop, b: Backdrop) -> Bool { a.rawValue < b.rawValue }
}

extension Painter {
  /// Draws boxes over each other: all but the last one stand behind others.
  mutating func drawPile(_ boxes: BoxChildren) {
    let saved = backdrop
    let ordered = boxes.inOrderOfDepth
    for (index, box) in ordered.enumerated() {
      backdrop = index < ordered.count - 1 ? max(saved, .pile) : saved
      draw(box)
    }
    backdrop = saved
  }

  /// Draws boxes as the background of what follows.
  mutating func drawBackground(_ boxes: BoxChildren) {
    let saved = backdrop
    backdrop = .background
    draw(boxes)
    backdrop = saved
  }

  /// Draws a box that other boxes will stand upon.
  mutating func drawBase(_ box: BoxRef) {
    let saved = backdrop
    backdrop = max(saved, .pile)
    draw(box)
    backdrop = saved
  }
}
