/// The bounds of a flexible frame along one axis, in cells; below zero where there is none.
struct FlexibleLength: Equatable {
  private var shortest: Int32
  private var ideal: Int32
  private var longest: Int32

  /// Bounds that contradict each other give way: ideal lengths rise to the minimum, and maximums
  /// to the ideal length.
  init(min shortest: Int?, ideal: Int?, max longest: Int?) {
    let lower = shortest.map(CellProposal.clamp)
    let middle = ideal.map { max(CellProposal.clamp($0), lower ?? 0) }
    let upper = longest.map { max(CellProposal.clamp($0), middle ?? lower ?? 0) }
    self.shortest = lower ?? -1
    self.ideal = middle ?? -1
    self.longest = upper ?? -1
  }

  var isBounded: Bool { shortest >= 0 || ideal >= 0 || longest >= 0 }

  /// The range, where the child has no say in it.
  var range: LengthRange? {
    shortest >= 0 && longest >= 0 ? LengthRange(min: shortest, max: longest) : nil
  }

  private func clamp(_ length: Int32) -> Int32 {
    let raised = shortest >= 0 ? max(length, shortest) : length
    return longest >= 0 ? max(min(raised, longest), max(shortest, 0)) : raised
  }

  /// These bounds at a point of the way from old ones; without an end on one side there is no way.
  func interpolated(from old: FlexibleLength, progress: Double) -> FlexibleLength {
    func between(_ old: Int32, _ new: Int32) -> Int32 {
      guard old >= 0, new >= 0, old < CellProposal.infinity, new < CellProposal.infinity else {
        return new
      }
      return max(0, new.interpolated(from: old, progress: progress))
    }
    var moved = self
    moved.shortest = between(old.shortest, shortest)
    moved.ideal = between(old.ideal, ideal)
    moved.longest = between(old.longest, longest)
    return moved
  }

  /// What the child is offered to find out its length.
  func proposal(_ outer: Int32) -> Int32 {
    let length = outer == CellProposal.idealLength ? ideal : outer
    return length < 0 ? CellProposal.idealLength : clamp(length)
  }

  /// The length of the frame, given what it was offered and what the child took.
  func length(_ outer: Int32, child: Int32) -> Int32 {
    if outer == CellProposal.idealLength {
      return ideal >= 0 ? ideal : clamp(child)
    }
    if shortest >= 0, longest >= 0 { return clamp(outer) }
    let offered = proposal(outer)
    if shortest >= 0 { return max(shortest, min(offered, child)) }
    if longest >= 0 { return min(longest, max(offered, child)) }
    return child
  }

  /// What the child is offered in the end: the frame's length, or its own ideal one where nothing
  /// else was said.
  func finalProposal(_ outer: Int32, length: Int32) -> Int32 {
    guard isBounded else { return outer }
    let isFree =
      outer == CellProposal.idealLength && ideal < 0 && length > max(shortest, -1)
      && (longest < 0 || length < longest)
    return isFree ? CellProposal.idealLength : length
  }
}
