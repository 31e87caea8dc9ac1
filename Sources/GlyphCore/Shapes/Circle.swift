import Foundation

/// A circle in the middle of its frame, as large as it can be.
public struct Circle: InsettableShape, Hashable {
  public init() {}

  public func path(in rect: CGRect) -> Path { Self.path(in: rect, roundness: 1) }

  public func _path(in rect: CGRect, cellSize: CellSize) -> Path {
    Self.path(in: rect, roundness: cellSize.roundness)
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    Self.size(for: proposal, roundness: 1)
  }

  public func _sizeThatFits(_ proposal: ProposedViewSize, cellSize: CellSize) -> CGSize {
    Self.size(for: proposal, roundness: cellSize.roundness)
  }

  public func inset(by amount: CGFloat) -> some InsettableShape {
    RectangleInset(base: self, amount: amount)
  }

  private static func path(in rect: CGRect, roundness: CGFloat) -> Path {
    let rect = rect.standardized
    let width = min(rect.width, rect.height / roundness)
    let height = width * roundness
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height))
  }

  private static func size(for proposal: ProposedViewSize, roundness: CGFloat) -> CGSize {
    let width: CGFloat
    switch (proposal.width, proposal.height) {
    case (let proposed?, let height?): width = min(proposed, height / roundness)
    case (let proposed?, nil): width = proposed
    case (nil, let height?): width = height / roundness
    case (nil, nil): width = 10
    }
    return CGSize(width: width, height: width * roundness)
  }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
