/// The one rule by which cells are divided: as evenly as possible, and what is left over goes to
/// the leading members, one cell each.
enum EvenDivision {
  /// The share of the member at an index when `total` cells go to `count` members.
  ///
  /// Adding up the shares of all members gives `total`, and no two differ by more than one.
  /// An index outside the members, or no members, has a share of nothing.
  static func share(of total: Int, at index: Int, among count: Int) -> Int {
    guard total > 0, index >= 0, index < count else { return 0 }
    return total / count + (index < total % count ? 1 : 0)
  }

  /// The share of the first of `count` members, which is what a stack offers the next child
  /// before it divides the rest again.
  static func share(of total: Int, among count: Int) -> Int {
    share(of: total, at: 0, among: count)
  }
}
