import Foundation
import GlyphCells

/// The line on which a container lines up the guides of its children, across one axis.
///
/// Guides are counted in half cells, so that the middle of an odd length is exact; a child that
/// would stand on half a cell stands on the one before.
struct AlignmentLine {
  let axis: LayoutAxis
  let alignment: CrossAlignment
  private(set) var line = 0
  /// What the aligned children cover.
  private(set) var extent: Int32 = 0

  init(_ children: BoxChildren, _ alignment: CrossAlignment, axis: LayoutAxis) {
    self.axis = axis
    self.alignment = alignment
    var before = 0
    var after = 0
    for child in children {
      let guide = child.guide(alignment, along: axis)
      before = max(before, guide)
      after = max(after, 2 * Int(child.size[axis]) - guide)
    }
    line = before
    extent = CellProposal.clamp((before + after + 1) >> 1)
  }

  /// Where a child begins.
  func offset(of child: BoxRef) -> Int32 {
    let halves = line - child.guide(alignment, along: axis)
    return Int32(truncatingIfNeeded: halves >> 1)
  }
}

extension BoxRef {
  /// The guide of a box for an alignment, in half cells: its own, or the default for its size.
  func guide(_ alignment: CrossAlignment, along axis: LayoutAxis) -> Int {
    if flags.contains(.guided) || alignment.position == .guide,
      let explicit = kind.guide(alignment.key, self)
    {
      return explicit
    }
    let length = Int(size[axis])
    switch alignment.position {
    case .leading: return 0
    case .center: return length
    case .trailing: return 2 * length
    case .guide:
      let dimensions = ViewDimensions(width: CGFloat(size.width), height: CGFloat(size.height))
      return AlignmentLine.halves(alignment.key.id.defaultValue(in: dimensions))
    }
  }

  var priority: Double { flags.contains(.traits) ? kind.priority(self) : 0 }
  var isSpacer: Bool { ObjectIdentifier(kind) == ObjectIdentifier(SpacerLayout.self) }

  var hasGuidedChildren: Bool {
    for child in children where child.flags.contains(.guided) { return true }
    return false
  }
}

extension AlignmentLine {
  static func halves(_ length: CGFloat) -> Int {
    guard length.isFinite else { return 0 }
    let bound = CGFloat(CellProposal.infinity)
    return Int((min(max(length, -bound), bound) * 2).rounded())
  }
}
