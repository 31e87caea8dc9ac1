import GlyphUI

/// Expects a view to look as it did when its snapshot was recorded.
///
/// The snapshot is `Snapshots/<Suite>/<name>.txt` at the root of the package, where the suite is
/// the test file's name without `Tests`, and `name` is the test's unless given. `width` and
/// `height` are in cells; nil is the view's ideal length. In the file blanks at the end of a line
/// are dots; below the picture a letter stands in each cell that has a style:
///
/// ```
/// [✓] Wi-Fi··
/// [ ] Radio··
///
/// ggg bbbbb
///
/// g  green
/// b  bold
/// ```
@MainActor
public func expectSnapshot<Content: View>(
  of view: Content, named name: String? = nil, width: Int? = nil, height: Int? = nil,
  as format: SnapshotFormat = .cells, function: String = #function, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = SnapshotPlace(
    name: name ?? SnapshotFile.name(of: function), fileID: fileID, filePath: filePath, line: line,
    column: column)
  place.expect(format.content(of: view.surface(width: width, height: height)))
}

/// Expects the view of a closure to look as it did when its snapshot was recorded.
///
/// In a module that imports `SwiftUI` where that is this library's, lengths in the closure are points.
@MainActor
public func expectSnapshot<Content: View>(
  named name: String? = nil, width: Int? = nil, height: Int? = nil,
  as format: SnapshotFormat = .cells, function: String = #function, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column,
  @RootViewBuilder of content: () -> Content
) {
  expectSnapshot(
    of: content(), named: name, width: width, height: height, as: format, function: function,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Expects cells to be the same as when their snapshot was recorded.
public func expectSnapshot(
  of surface: Surface, named name: String? = nil, as format: SnapshotFormat = .cells,
  function: String = #function, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let place = SnapshotPlace(
    name: name ?? SnapshotFile.name(of: function), fileID: fileID, filePath: filePath, line: line,
    column: column)
  place.expect(format.content(of: surface))
}

/// Expects text to be the same as when its snapshot was recorded; controls and blanks at line ends
/// are visible in the file.
public func expectSnapshot(
  of text: String, named name: String? = nil, function: String = #function,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let place = SnapshotPlace(
    name: name ?? SnapshotFile.name(of: function), fileID: fileID, filePath: filePath, line: line,
    column: column)
  place.expect(SnapshotContent(text: VisibleText.make(text)))
}
