import Foundation

/// East Asian width and bidirectional class of every scalar.
struct WidthFile {
  private(set) var eastAsianWidth = [String](repeating: "N", count: 0x110000)
  private(set) var bidiClass = [String](repeating: "", count: 0x110000)

  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 3, let value = Int(fields[0], radix: 16), value < 0x110000 else {
        continue
      }
      eastAsianWidth[value] = String(fields[1])
      bidiClass[value] = String(fields[2])
    }
  }
}
