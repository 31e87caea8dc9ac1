/// A piece of source as the compiler hands it over: with the blanks and comments before it.
struct SourceSyntax: Equatable, Decodable {
  var source: String
  var location: Location

  /// Where the piece begins.
  struct Location: Equatable, Decodable {
    /// The module and the file, as in `#fileID`.
    var fileID: String
    var fileName: String
    /// Bytes before it in the file.
    var offset: Int
    /// Counted from 1.
    var line: Int
  }

  /// The line of a byte of the piece.
  func line(at offset: Int) -> Int {
    location.line + source.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
  }
}
