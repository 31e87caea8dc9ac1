/// What a cell knows of the controls of direction around it: enough to write the right ones beside
/// it, whatever stands in the cells next to it.
struct EmbeddedPlace: Hashable, Sendable {
  /// What the cell lies in.
  var embedding = Embedding()
  /// How many of these levels were open before the cell already; the others begin with it.
  var shared = 0

  /// How many levels go on from the cell to its right neighbour.
  func levels(sharedWith next: EmbeddedPlace) -> Int {
    min(embedding.common(with: next.embedding), next.shared)
  }
}
