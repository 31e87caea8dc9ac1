import GlyphCells

/// Where the ink may differ from what the surface shows.
struct Damage {
  private var rects: [GridRect] = []
  private var isEverything = false

  var isEmpty: Bool { rects.isEmpty && !isEverything }

  /// Adds a rectangle, or everything where the extent is not known.
  mutating func add(_ rect: GridRect?) {
    guard let rect else {
      isEverything = true
      return
    }
    if !rect.isEmpty { rects.append(rect) }
  }

  /// What to paint again: rectangles that do not overlap, widened by a column on each side, since
  /// a wide character that was broken may be whole again, and to whole wide characters, since
  /// clearing half of one blanks the other.
  mutating func take(in surface: Surface) -> [GridRect] {
    defer {
      rects.removeAll(keepingCapacity: true)
      isEverything = false
    }
    let bounds = surface.bounds
    if isEverything { return bounds.isEmpty ? [] : [bounds] }
    var result: [GridRect] = []
    for rect in rects {
      let wider = GridRect(x: rect.x - 1, y: rect.y, width: rect.width + 2, height: rect.height)
      var rect = surface.wholeCharacters(wider.intersection(bounds))
      guard !rect.isEmpty else { continue }
      var index = 0
      while index < result.count {
        if !result[index].intersection(rect).isEmpty {
          rect = surface.wholeCharacters(rect.union(result.remove(at: index)))
          index = 0
        } else {
          index += 1
        }
      }
      result.append(rect)
    }
    return result
  }
}

extension Surface {
  /// A rectangle widened until no wide character stands across its edges.
  fileprivate func wholeCharacters(_ rect: GridRect) -> GridRect {
    var rect = rect
    var isWhole = rect.isEmpty
    while !isWhole {
      isWhole = true
      for y in rect.minY..<rect.maxY {
        if rect.minX > 0, self[cellAt: rect.minX, y].isContinuation {
          rect.x -= 1
          rect.width += 1
          isWhole = false
        }
        if rect.maxX < size.width, self[cellAt: rect.maxX, y].isContinuation {
          rect.width += 1
          isWhole = false
        }
      }
    }
    return rect
  }
}
