/// How much work was done: counts, which tests compare, never times.
public struct Statistics: Equatable, Sendable {
  /// Views whose body was evaluated in a node of their own.
  public var bodies = 0
  /// Sizes that were computed.
  public var measures = 0
  /// Boxes whose children were placed.
  public var placements = 0
  /// Boxes that were drawn.
  public var draws = 0
  /// Cells that were repainted.
  public var cells = 0
  /// Bytes that were written for a terminal.
  public var bytes = 0
  /// Boxes that were written.
  public var boxes = 0
  /// Nodes that were made.
  public var nodes = 0

  public init() {}
}
