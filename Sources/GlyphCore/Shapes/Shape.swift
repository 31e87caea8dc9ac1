import Foundation

/// Something with an outline that fits itself into a rectangle.
///
/// On its own it is filled with the foreground style in force.
public nonisolated protocol Shape: Sendable, Animatable, View {
  /// The outline inside of a rectangle in points.
  func path(in rect: CGRect) -> Path

  static var role: ShapeRole { get }

  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size the shape takes of what it is offered.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The outline as it is drawn in cells of this size.
  func _path(in rect: CGRect, cellSize: CellSize) -> Path

  /// The size the shape takes in cells of this size.
  func _sizeThatFits(_ proposal: ProposedViewSize, cellSize: CellSize) -> CGSize
}

extension Shape {
  public static var role: ShapeRole { .fill }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public func _path(in rect: CGRect, cellSize: CellSize) -> Path { path(in: rect) }

  public func _sizeThatFits(_ proposal: ProposedViewSize, cellSize: CellSize) -> CGSize {
    sizeThatFits(proposal)
  }
}

extension CellSize {
  /// The height in points of something as high as it looks wide per point of its width.
  ///
  /// On a screen a cell is twice as high as it is wide. Where a point is a cell, what is to look
  /// round has to be half as high in points as it is wide.
  var roundness: CGFloat { width == height ? 0.5 : 1 }
}
