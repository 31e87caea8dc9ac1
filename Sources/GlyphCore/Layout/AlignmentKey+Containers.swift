import Foundation

extension AlignmentKey {
  /// Whether a container passes its children's guides on: those of the built-in edges and centres
  /// stay inside.
  var leavesContainers: Bool {
    !AlignmentKey.contained.contains(self)
  }

  private static let contained: Set<AlignmentKey> = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
    HorizontalAlignment.trailing.key, VerticalAlignment.top.key, VerticalAlignment.center.key,
    VerticalAlignment.bottom.key,
  ]

  static let firstBaseline = VerticalAlignment.firstTextBaseline.key
  static let builtIn = Array(contained.union(baselines))
  static let baselines: Set<AlignmentKey> = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  /// What a container reports of its children's own guides, in half cells from its origin.
  func combine(_ children: BoxChildren, offset: (BoxRef) -> Int32) -> Int? {
    var values: [CGFloat?] = []
    for child in children {
      let offset = offset(child)
      guard let value = child.kind.guide(self, child) else { continue }
      values.append(CGFloat(value) / 2 + CGFloat(offset))
    }
    return combineExplicit(values).map(AlignmentLine.halves)
  }
}
