import Foundation

/// One of the views that a layout arranges: it can be asked for its size and put somewhere.
public struct LayoutSubview: Equatable {
  let session: LayoutSession
  let index: Int

  var box: BoxRef { session.boxes[index] }

  /// A value that `layoutValue(key:value:)` gave the view, or the key's default.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    session.isOpen ? box.layoutValue(key) : K.defaultValue
  }

  /// The rank among those that share the room; 0 is the default.
  public var priority: Double { session.isOpen ? box.priority : 0 }

  /// The size in points for what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = session.size(of: index, proposal)
    return CGSize(
      width: session.cellSize.length(Int(size.width), along: .horizontal),
      height: session.cellSize.length(Int(size.height), along: .vertical))
  }

  /// The size and the guides in points for what is offered.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    session.dimensions(of: index, proposal)
  }

  /// The distance that the view keeps from others.
  public var spacing: ViewSpacing {
    session.isOpen
      ? ViewSpacing(isSpacer: box.isSpacer, cellSize: session.cellSize) : ViewSpacing()
  }

  /// Puts the point of the view that `anchor` names at a position, in points. The last call counts.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    session.place(
      index,
      LayoutSession.Placement(
        position: position, anchor: anchor,
        proposal: CellProposal(proposal, cellSize: session.cellSize), cellSize: session.cellSize))
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.session.box == b.session.box && a.index == b.index
  }
}
