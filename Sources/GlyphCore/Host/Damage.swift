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
  /// a wide character may reach across the edge.
  mutating func take(in bounds: GridRect) -> [GridRect] {
    defer {
      rects.removeAll(keepingCapacity: true)
      isEverything = false
    }
    if isEverything { return bounds.isEmpty ? [] : [bounds] }
    var result: [GridRect] = []
    for rect in rects {
      var rect = GridRect(
        x: rect.x - 1, y: rect.y, width: rect.width + 2, height: rect.height
      ).intersection(bounds)
      guard !rect.isEmpty else { continue }
      var index = 0
      while index < result.count {
        if !result[index].intersection(rect).isEmpty {
          rect = rect.union(result.remove(at: index))
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
