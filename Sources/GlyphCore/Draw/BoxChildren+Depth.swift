extension BoxChildren {
  /// Whether any box is to be drawn in another order than they stand in.
  var haveDepths: Bool {
    for box in self where box.depth != 0 { return true }
    return false
  }

  /// The boxes as they are drawn: those with a greater depth later, otherwise as they stand.
  var inOrderOfDepth: [BoxRef] {
    guard haveDepths else { return Array(self) }
    var ordered = enumerated().map { (depth: $1.depth, index: $0, box: $1) }
    ordered.sort { ($0.depth, $0.index) < ($1.depth, $1.index) }
    return ordered.map(\.box)
  }
}
