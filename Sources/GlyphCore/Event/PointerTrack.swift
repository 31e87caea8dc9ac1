import GlyphCells

/// The boxes that follow the pointer while it is down, and those that it is over.
struct PointerTrack {
  struct Follower {
    let object: PlacedObject
    let isSimultaneous: Bool
  }

  var followers: [Follower] = []
  /// Where the pointer went down.
  private(set) var start = GridPoint(x: 0, y: 0)
  /// Where it was seen last since then.
  var last: GridPoint?
  /// The boxes that were told that the pointer is over them.
  var hovered: [PlacedObject] = []
  private(set) var clicks = 0
  private var lastPress = -Double.infinity

  /// The longest time between the presses of a double click, in seconds.
  static let clickInterval = 0.5

  var isDown: Bool { !followers.isEmpty }

  /// Counts a press, with those before it in the same cell.
  mutating func press(at point: GridPoint, time: Double) {
    let isNext = point == start && time - lastPress <= PointerTrack.clickInterval
    clicks = isNext ? clicks + 1 : 1
    start = point
    lastPress = time
    followers = []
    last = point
  }

  func follows(_ object: PlacedObject) -> Bool { followers.contains { $0.object === object } }

  func pointer(_ phase: Pointer.Phase, at point: GridPoint, time: Double) -> Pointer {
    Pointer(
      phase: phase, point: point, start: start, clicks: clicks, time: time, held: time - lastPress)
  }
}
