import Foundation

/// A shape of any type.
public struct AnyShape: Shape {
  private let base: any Shape

  public init<S>(_ shape: S) where S: Shape { base = shape }

  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  public func _path(in rect: CGRect, cellSize: CellSize) -> Path {
    base._path(in: rect, cellSize: cellSize)
  }

  public func _sizeThatFits(_ proposal: ProposedViewSize, cellSize: CellSize) -> CGSize {
    base._sizeThatFits(proposal, cellSize: cellSize)
  }

  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
