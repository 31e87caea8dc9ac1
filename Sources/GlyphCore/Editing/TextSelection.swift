/// What is selected in a text that is being edited, or where the caret stands in it.
public struct TextSelection: Equatable, Hashable {
  /// Places of a text.
  public enum Indices: Equatable, Hashable {
    case selection(Range<String.Index>)
    /// Several stretches, of which a terminal selects all from the first to the last.
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices

  /// A stretch of the text; an empty one is a caret.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Several stretches of the text.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// A caret.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected and there is a caret only.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// From the first place to the last; nil for no places at all.
  var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }
}
