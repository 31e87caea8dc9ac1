/// The foreground in force: what was set for each level of the hierarchy, and which level is used.
struct ForegroundLevels: Hashable, Sendable {
  var primary = ShapeInk.solid(.foreground)
  var secondary: ShapeInk?
  var tertiary: ShapeInk?
  /// The level that content gets which says nothing itself; 0 is primary.
  var level: UInt8 = 0

  /// The ink of the level in use.
  var current: ShapeInk { self[level] }

  /// The ink of a level: each below the first is dim unless it was set.
  subscript(level: UInt8) -> ShapeInk {
    switch level {
    case 0: return primary
    case 1: return secondary ?? primary.dimmed
    default: return tertiary ?? secondary?.dimmed ?? primary.dimmed
    }
  }
}

extension ShapeInk {
  /// The one colour that says all of this ink, for which a cell's style is enough.
  var plain: CellInk? {
    guard case .solid(let ink) = self, ink.alpha == .max, !ink.isBackground else { return nil }
    return ink
  }

  /// One colour for those who cannot draw this ink.
  var approximate: CellInk {
    let ink = cell(x: 0, y: 0, width: 1, height: 1)
    return ink.alpha == .max ? ink : ink.dimmed
  }
}
