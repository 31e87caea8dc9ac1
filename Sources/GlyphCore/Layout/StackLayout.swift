import Foundation
import GlyphCells

/// A row or a column: SwiftUI's stack algorithm in whole cells.
///
/// Spacing is taken off first. Higher priorities are served first and leave the others their
/// shortest lengths; inside a priority the least flexible child comes first, and what is left is
/// divided evenly among those still waiting.
struct StackLayout: Primitive {
  var alignment: CrossAlignment
  private var spacing: Int32

  /// Children `spacing` cells apart, or by default by a distance that depends on the two. The
  /// stack runs across the axis of its alignment.
  init(alignment: CrossAlignment, spacing: Int32?) {
    self.alignment = alignment
    self.spacing = spacing ?? StackLayout.defaultSpacing
  }

  /// Stands for no spacing of its own, so that a stack fits in its box.
  private static let defaultSpacing = Int32.min

  var axis: LayoutAxis { alignment.key.axis.other }

  static var remembers: Bool { true }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let summary = StackSummary(box.children, self)
    guard summary.count > 0 else { return CellExtent() }
    let across = proposal[axis.other]
    let available = CellProposal.reduce(proposal[axis], by: Int(summary.spacing))
    if let size = sizeOfPlainRow(box, summary, available, across, &pass) { return size }

    var rule = StackDistribution(layout: self, across: across)
    rule.serve(box, count: summary.count, available: available, &pass)
    return extent(of: box, summary, &pass)
  }

  func range(
    along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass
  ) -> LengthRange {
    guard axis == self.axis else { return box.measuredRange(along: axis, across: across, &pass) }
    let summary = StackSummary(box.children, self)
    var shortest = Int(summary.spacing)
    var longest = Int(summary.spacing)
    for child in box.children {
      let range = child.range(along: axis, across: across, &pass)
      shortest += Int(range.min)
      longest += Int(range.max)
    }
    return LengthRange(
      min: CellProposal.clamp(shortest), max: CellProposal.clamp(longest))
  }

  /// The usual row: every child takes its longest length, Spacers share what is left, and nothing
  /// needs to be sorted. Gives the same answer as the long way.
  private func sizeOfPlainRow(
    _ box: BoxRef, _ summary: StackSummary, _ available: Int32, _ across: Int32,
    _ pass: inout LayoutPass
  ) -> CellExtent? {
    guard summary.areChildrenSimple, available != CellProposal.idealLength,
      available != CellProposal.infinity
    else { return nil }
    var taken: Int32 = 0
    for child in box.children where !child.isSpacer {
      let range = child.range(along: axis, across: across, &pass)
      guard range.max < CellProposal.infinity else { return nil }
      taken &+= range.max
      guard taken <= available else { return nil }
    }
    var left = available - taken
    guard left >= summary.shortestSpacers else { return nil }
    var spacers = Int32(summary.spacers)
    var extent = CellExtent()
    var main = summary.spacing
    for child in box.children {
      let offer: Int32
      if child.isSpacer {
        guard summary.spacersAreEqual else { return nil }
        offer = Int32(truncatingIfNeeded: EvenDivision.share(of: Int(left), among: Int(spacers)))
        left -= offer
        spacers -= 1
      } else {
        offer = child.pointer.pointee.range.max
      }
      let size = child.size(CellProposal(axis: axis, main: offer, across: across), &pass)
      main &+= size[axis]
      if axis == .horizontal {
        extent.height = max(extent.height, size.height)
      } else {
        extent.width = max(extent.width, size.width)
      }
    }
    if alignment.isPlain, !box.hasGuidedChildren {
      return axis == .horizontal
        ? CellExtent(width: main, height: extent.height)
        : CellExtent(width: extent.width, height: main)
    }
    return self.extent(of: box, summary, &pass)
  }

  /// The size of the children where they stand: along the axis their sum, across it what their
  /// aligned extents cover.
  private func extent(
    of box: BoxRef, _ summary: StackSummary, _ pass: inout LayoutPass
  ) -> CellExtent {
    var main = Int(summary.spacing)
    var line = AlignmentLine(alignment)
    for child in box.children {
      main += Int(child.size[axis])
      child.prepareGuides(for: alignment, &pass)
      line.add(child)
    }
    let length = CellProposal.clamp(main)
    return axis == .horizontal
      ? CellExtent(width: length, height: line.extent)
      : CellExtent(width: line.extent, height: length)
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    // Without a length across, the children are measured with their own, and then offered the
    // stack's, so that flexible ones stretch to the widest.
    if box.proposal[axis.other] == CellProposal.idealLength {
      let across = box.size[axis.other]
      for child in box.children {
        var proposal = child.proposal
        proposal[axis.other] = across
        _ = child.size(proposal, &pass)
        child.prepareGuides(for: alignment, &pass)
      }
    }
    let line = AlignmentLine(box.children, alignment)
    var position: Int32 = 0
    var previous: BoxRef?
    for child in box.children {
      if let previous { position &+= gap(between: previous, and: child) }
      let offset = line.offset(of: child)
      let origin =
        axis == .horizontal
        ? CellOffset(x: position, y: offset) : CellOffset(x: offset, y: position)
      child.place(at: origin, child.proposal, &pass)
      position &+= child.size[axis]
      previous = child
    }
  }

  /// Built-in alignments do not leave a container; of others it reports what its children say.
  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    guard alignment.leavesContainers else { return nil }
    guard alignment.axis == axis else {
      return alignment.combine(box.children, alignedBy: self.alignment)
    }
    var position: Int32 = 0
    var previous: BoxRef?
    return alignment.combine(box.children) { child in
      if let previous { position &+= previous.size[axis] &+ gap(between: previous, and: child) }
      previous = child
      return position
    }
  }

  func gap(between a: BoxRef, and b: BoxRef) -> Int32 {
    if spacing != StackLayout.defaultSpacing { return spacing }
    if a.isSpacer || b.isSpacer { return 0 }
    return axis == .horizontal ? 1 : 0
  }
}

/// What a stack must know of its children before it asks any of them.
struct StackSummary {
  var count = 0
  var spacing: Int32 = 0
  var spacers = 0
  var shortestSpacers: Int32 = 0
  var spacersAreEqual = true
  var areChildrenSimple = true

  init(_ children: BoxChildren, _ layout: StackLayout) {
    var previous: BoxRef?
    var shortest: Int32?
    for child in children {
      count += 1
      if let previous { spacing &+= layout.gap(between: previous, and: child) }
      previous = child
      if child.isSpacer {
        let length = child.value(SpacerLayout.self).minLength(along: layout.axis)
        spacers += 1
        shortestSpacers &+= length
        if let shortest, shortest != length { spacersAreEqual = false }
        shortest = length
      } else if !child.flags.contains(.simple) || child.flags.contains(.traits) {
        areChildrenSimple = false
      }
    }
  }
}
