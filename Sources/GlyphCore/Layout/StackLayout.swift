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
    if let size = sizeOfLeaves(proposal, in: box, &pass) { return size }
    let first = pass.children.count
    let spacing = collectChildren(of: box, &pass)
    let children = first..<pass.children.count
    defer { pass.children.removeAll(from: first) }
    if children.isEmpty {
      box.noteHeightIgnored()
      return CellExtent()
    }
    let distribution = StackDistribution(
      axis: axis, across: proposal[axis.other], children: children)
    distribution.serve(CellProposal.reduce(proposal[axis], by: Int(spacing)), &pass)
    return extent(of: box, children, spacing: spacing, &pass)
  }

  func range(
    along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass
  ) -> LengthRange {
    if axis == self.axis { return rangeAlong(across: across, of: box, &pass) }
    if axis == .horizontal, let widths = widthsOfColumn(box, &pass) { return widths }
    return box.measuredRange(along: axis, across: across, &pass)
  }

  private func rangeAlong(
    across: Int32, of box: BoxRef, _ pass: inout LayoutPass
  ) -> LengthRange {
    if axis == .horizontal, box.flags.contains(.holdsLeaves) {
      return widthsOfRow(box, across: across, &pass)
    }
    var shortest = 0
    var longest = 0
    var ignoresHeight = axis == .horizontal
    var previous: BoxRef?
    for child in box.children {
      let range = child.range(along: axis, across: across, &pass)
      let gap = previous.map { Int(self.gap(between: $0, and: child)) } ?? 0
      shortest += Int(range.min) + gap
      longest += Int(range.max) + gap
      if !child.flags.contains(.widthsIgnoreHeight) { ignoresHeight = false }
      previous = child
    }
    if ignoresHeight { box.noteWidthsIgnoreHeight() }
    return LengthRange(
      min: CellProposal.clamp(shortest), max: CellProposal.clamp(longest))
  }

  /// The widths of a column are those of its widest child, as long as no child's depend on how the
  /// height is divided.
  private func widthsOfColumn(_ box: BoxRef, _ pass: inout LayoutPass) -> LengthRange? {
    var widths = LengthRange(min: 0, max: 0)
    for child in box.children {
      guard !child.flags.contains(.guided) else { return nil }
      let range = child.range(along: .horizontal, across: CellProposal.idealLength, &pass)
      guard child.flags.contains(.widthsIgnoreHeight) else { return nil }
      widths.min = max(widths.min, range.min)
      widths.max = max(widths.max, range.max)
    }
    guard alignment.isPlain else { return nil }
    box.noteWidthsIgnoreHeight()
    return widths
  }

  /// Appends the children to those of the stacks around, and returns the sum of the gaps.
  private func collectChildren(of box: BoxRef, _ pass: inout LayoutPass) -> Int32 {
    var spacing: Int32 = 0
    var previous: BoxRef?
    for child in box.children {
      if let previous { spacing &+= gap(between: previous, and: child) }
      pass.children.append(StackChild(box: child, isSpacer: child.isSpacer))
      previous = child
    }
    return spacing
  }

  /// The size of the children where they stand: along the axis their sum, across it what their
  /// aligned extents cover.
  private func extent(
    of box: BoxRef, _ children: Range<Int>, spacing: Int32, _ pass: inout LayoutPass
  ) -> CellExtent {
    var main = Int(spacing)
    var across: Int32 = 0
    var isPlain = alignment.isPlain
    var ignoresHeight = true
    for index in children {
      let child = pass.children[index]
      let size = child.box.size
      main += Int(size[axis])
      across = max(across, size[axis.other])
      let flags = child.box.flags
      if flags.contains(.guided) { isPlain = false }
      if !flags.contains(.ignoresHeight) || axis == .vertical && !child.isRigid {
        ignoresHeight = false
      }
    }
    if !isPlain { across = alignedExtent(children, &pass) }
    if ignoresHeight, isPlain { box.noteHeightIgnored() }
    let length = CellProposal.clamp(main)
    return axis == .horizontal
      ? CellExtent(width: length, height: across) : CellExtent(width: across, height: length)
  }

  private func alignedExtent(_ children: Range<Int>, _ pass: inout LayoutPass) -> Int32 {
    var line = AlignmentLine(alignment)
    for index in children {
      let child = pass.children[index].box
      child.prepareGuides(for: alignment, &pass)
      line.add(child)
    }
    return line.extent
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
    // Where no guide decides, the longest child is as long as the stack across it.
    let isPlain = alignment.isPlain && !box.flags.contains(.guided)
    var line = AlignmentLine(alignment)
    if isPlain {
      line.addPlain(box.size[axis.other])
    } else {
      for child in box.children { line.add(child) }
    }
    box.forgetStackIndex()
    if isPlain, box.flags.contains(.holdsLeaves) { return placeLeaves(of: box, line, &pass) }
    var position: Int32 = 0
    var previous: BoxRef?
    for child in box.children {
      if let previous { position &+= gap(between: previous, and: child) }
      let offset = isPlain ? line.plainOffset(of: child) : line.offset(of: child)
      let origin =
        axis == .horizontal
        ? CellOffset(x: position, y: offset) : CellOffset(x: offset, y: position)
      child.place(at: origin, child.proposal, &pass)
      position &+= child.size[axis]
      previous = child
    }
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    if box.flags.contains(.holdsLeaves), Int(box.pointer.pointee.span) < StackIndex.threshold {
      for child in box.leaves where !child.isSpacer { painter.draw(child) }
      return
    }
    let frame = painter.frame(of: box)
    let clip = painter.clip
    let children =
      axis == .horizontal
      ? box.children(along: axis, from: clip.minX - frame.minX, to: clip.maxX - frame.minX)
      : box.children(along: axis, from: clip.minY - frame.minY, to: clip.maxY - frame.minY)
    guard let children else { return painter.drawChildren(of: box) }
    for child in children { painter.draw(child) }
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

  /// The gaps of children that were counted one after the other.
  @inline(__always)
  func length(of gaps: GapCount) -> Int {
    if spacing != StackLayout.defaultSpacing { return gaps.all &* Int(spacing) }
    return axis == .horizontal ? gaps.betweenViews : 0
  }

  @inline(__always)
  func gap(between a: BoxRef, and b: BoxRef) -> Int32 {
    if spacing != StackLayout.defaultSpacing { return spacing }
    guard axis == .horizontal else { return 0 }
    return a.isSpacer || b.isSpacer ? 0 : 1
  }
}
