/// The part of a picture that one cell shows, where the picture is spread over a grid of cells.
struct ImagePart: Hashable {
  var image: ImageID
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  /// Whether `next` shows what lies directly to the right of this part.
  func isFollowed(by next: ImagePart) -> Bool {
    var expected = self
    expected.column += 1
    return next == expected
  }
}
