import Foundation
import GlyphCells

/// The line on which a container lines up the guides of its children, along one axis.
///
/// Guides are counted in half cells, so that the middle of an odd length is exact; a child that
/// would stand on half a cell stands on the one before.
struct AlignmentLine {
  let alignment: CrossAlignment
  private(set) var line = 0
  private var after = 0

  /// What the aligned children cover.
  var extent: Int32 { CellProposal.clamp((line + after + 1) >> 1) }

  init(_ alignment: CrossAlignment) { self.alignment = alignment }

  init(_ children: BoxChildren, _ alignment: CrossAlignment) {
    self.init(alignment)
    for child in children { add(child) }
  }

  /// Makes room for a child, whose size is settled.
  mutating func add(_ child: BoxRef) {
    add(child, guide: child.guide(alignment))
  }

  mutating func add(_ child: BoxRef, guide: Int) {
    line = max(line, guide)
    after = max(after, 2 * Int(child.size[alignment.key.axis]) - guide)
  }

  /// Makes room for a child without guides of its own, for an alignment that no guide decides.
  @inline(__always)
  mutating func addPlain(_ length: Int32) {
    line = max(line, alignment.plainGuide(length))
  }

  @inline(__always)
  func plainOffset(of child: BoxRef) -> Int32 {
    AlignmentLine.cells(line - alignment.plainGuide(child.size[alignment.key.axis]))
  }

  /// Where a child begins.
  func offset(of child: BoxRef) -> Int32 {
    AlignmentLine.cells(line - child.guide(alignment))
  }

  /// Half cells as whole ones, the half left out.
  static func cells(_ halves: Int) -> Int32 { Int32(clamping: halves >> 1) }

  static func halves(_ length: CGFloat) -> Int {
    guard length.isFinite else { return 0 }
    let bound = CGFloat(CellProposal.infinity)
    return Int((min(max(length, -bound), bound) * 2).rounded())
  }
}

extension BoxRef {
  /// The guide of a box for an alignment, in half cells: its own, or the default for its size.
  func guide(_ alignment: CrossAlignment) -> Int {
    if flags.contains(.guided) || alignment.position == .guide,
      let explicit = explicitGuide(alignment.key)
    {
      return explicit
    }
    return alignment.defaultGuide(in: size)
  }

  /// The guide that is set in this box or further inside, in half cells. Whoever asks depends on
  /// it from now on, as on the box's size.
  func explicitGuide(_ alignment: AlignmentKey) -> Int? {
    pointer.pointee.flags.insert(.consulted)
    return kind.guide(alignment, self)
  }

  var priority: Double { flags.contains(.traits) ? kind.priority(self) : 0 }
  var depth: Double { flags.contains(.traits) ? kind.depth(self) : 0 }
  @inline(__always)
  var isSpacer: Bool { pointer.pointee.isSpacer }

  var hasGuidedChildren: Bool {
    for child in children where child.flags.contains(.guided) { return true }
    return false
  }

  /// Leaves everything inside as it stands when this box has its size, so that guides which come
  /// from further inside can be asked for.
  func prepareGuides(for alignment: CrossAlignment, _ pass: inout LayoutPass) {
    guard flags.contains(.guided) || alignment.position == .guide, !isLeaf,
      explicitGuide(alignment.key) != nil
    else { return }
    if flags.contains(.scrambled) { settle(proposal, &pass) }
    for child in children { child.prepareGuides(for: alignment, &pass) }
  }
}

extension Box {
  @inline(__always)
  var isSpacer: Bool { ObjectIdentifier(kind) == ObjectIdentifier(SpacerLayout.self) }
}
