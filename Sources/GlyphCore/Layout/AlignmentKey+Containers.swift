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
      guard let value = child.explicitGuide(self) else { continue }
      values.append(CGFloat(value) / 2 + CGFloat(offset))
    }
    return combineExplicit(values).map(AlignmentLine.halves)
  }

  /// The same for a container that lines its children up by an alignment along this guide's axis.
  ///
  /// Where that is this very guide, all of them stand on one line, and each child is asked once:
  /// to ask for the guide and then for the place would double the questions at every level.
  func combine(_ children: BoxChildren, alignedBy alignment: CrossAlignment) -> Int? {
    guard alignment.key == self else {
      let line = AlignmentLine(children, alignment)
      return combine(children) { line.offset(of: $0) }
    }
    var line = AlignmentLine(alignment)
    var isExplicit = false
    for child in children {
      let explicit = child.explicitGuide(self)
      if explicit != nil { isExplicit = true }
      line.add(child, guide: explicit ?? alignment.defaultGuide(in: child.size))
    }
    return isExplicit ? line.line : nil
  }
}
