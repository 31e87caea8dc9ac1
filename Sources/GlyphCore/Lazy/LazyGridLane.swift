import Foundation

/// What a `GridItem` asks for, in cells.
struct LazyGridLane {
  let minimum: Int32
  let maximum: Int32
  let isAdaptive: Bool
  /// The distance to the next lane; lanes do not overlap.
  let spacing: Int32
  let alignment: GuidedAlignment?

  init(_ item: GridItem, along axis: Axis, cellSize: CellSize) {
    func cells(_ length: CGFloat) -> Int32 {
      CellProposal.clamp(cellSize.frame(length, along: axis) ?? 0)
    }
    switch item.size {
    case .fixed(let length):
      minimum = cells(length)
      maximum = minimum
      isAdaptive = false
    case .flexible(let least, let most):
      minimum = cells(least)
      maximum = max(minimum, cells(most))
      isAdaptive = false
    case .adaptive(let least, let most):
      minimum = max(1, cells(least))
      maximum = max(minimum, cells(most))
      isAdaptive = true
    }
    spacing = CellProposal.clamp(cellSize.spacing(item.spacing, along: axis))
    alignment = item.alignment.map { GuidedAlignment($0, cellSize) }
  }

  var isFixed: Bool { minimum == maximum && !isAdaptive }

  /// How many lanes fit into a length.
  func count(in length: Int32) -> Int {
    guard isAdaptive else { return 1 }
    return max(1, (Int(length) + Int(spacing)) / (Int(minimum) + Int(spacing)))
  }
}
