import GlyphUI

/// Expects a player's screen to look as it did when its snapshot was recorded.
@MainActor
public func expectSnapshot(
  of player: Player, named name: String? = nil, as format: SnapshotFormat = .cells,
  function: String = #function, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  expectSnapshot(
    of: player.surface, named: name, as: format, function: function, fileID: fileID,
    filePath: filePath, line: line, column: column)
}
