import GlyphCells

/// Where the children of a long stack stand, so that drawing a part of it does not walk over all.
///
/// It is made when a part of the stack is drawn for the first time, and holds until the stack is
/// placed anew or its node is written with another structure.
final class StackIndex {
  private var places: [Place] = []

  /// A child by where its box is kept: the memory of its node may move in between.
  private struct Place {
    unowned(unsafe) let node: Node
    let index: Int32
    let start: Int32
    let end: Int32
  }

  /// Stacks with fewer entries are walked over.
  static let threshold = 64

  /// An index of the children; empty if they do not stand one after the other, or are not drawn in
  /// this order.
  init(_ box: BoxRef, along axis: LayoutAxis) {
    var last = Int32.min
    var lastEnd = Int32.min
    for child in box.children {
      let start = axis == .horizontal ? child.origin.x : child.origin.y
      let end = start &+ child.size[axis]
      guard start >= last, end >= lastEnd, child.depth == 0 else {
        places = []
        return
      }
      places.append(Place(node: child.node, index: child.index, start: start, end: end))
      (last, lastEnd) = (start, end)
    }
  }

  var isEmpty: Bool { places.isEmpty }

  /// The children that reach into a stretch of the stack, in order.
  func children(from start: Int32, to end: Int32) -> [BoxRef] {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].end <= start { low = middle + 1 } else { high = middle }
    }
    var result: [BoxRef] = []
    while low < places.count, places[low].start < end {
      let place = places[low]
      result.append(
        BoxRef(pointer: place.node.fragment.boxes + Int(place.index), node: place.node))
      low += 1
    }
    return result
  }
}

extension BoxRef {
  /// The children of a stack that may leave ink between two positions along its axis; nil for all.
  func children(
    along axis: LayoutAxis, from start: Int, to end: Int
  ) -> [BoxRef]? {
    guard Int(pointer.pointee.span) >= StackIndex.threshold, !flags.contains(.overflows),
      start > 0 || end < Int(size[axis])
    else { return nil }
    let index = stackIndex(along: axis)
    if index.isEmpty { return nil }
    return index.children(from: Int32(clamping: start), to: Int32(clamping: end))
  }

  private func stackIndex(along axis: LayoutAxis) -> StackIndex {
    if let known = node.stackIndices[index] { return known }
    let new = StackIndex(self, along: axis)
    node.stackIndices[index] = new
    return new
  }

  /// The children do not stand any more where the index says.
  @inline(__always)
  func forgetStackIndex() {
    guard owner._withUnsafeGuaranteedRef({ !$0.stackIndices.isEmpty }) else { return }
    node.stackIndices[index] = nil
  }

  /// The children of a long stack that may stand in a cell of it; nil for any other box.
  func children(at point: GridPoint) -> [BoxRef]? {
    guard ObjectIdentifier(kind) == ObjectIdentifier(StackLayout.self) else { return nil }
    let axis = value(StackLayout.self).axis
    let position = axis == .horizontal ? point.x : point.y
    return children(along: axis, from: position, to: position.saturatingAdd(1))
  }
}
