import Foundation

/// The line breaking class of every scalar, from LineBreak.txt.
struct LineBreakFile {
  private(set) var classes = [String](repeating: "XX", count: 0x110000)

  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // What the file says in `@missing` comments about the unassigned comes first.
    let lines = text.split(separator: "\n")
    for line in lines where line.hasPrefix("# @missing: ") { add(line.dropFirst(12)) }
    for line in lines where !line.hasPrefix("#") { add(line) }
  }

  private mutating func add(_ line: Substring) {
    let fields = (line.split(separator: "#").first ?? "").split(separator: ";")
    guard fields.count == 2 else { return }
    let ends = fields[0].split(separator: ".").compactMap {
      Int($0.trimmingCharacters(in: .whitespaces), radix: 16)
    }
    guard let first = ends.first, let last = ends.last else { return }
    for value in first...last {
      classes[value] = fields[1].trimmingCharacters(in: .whitespaces)
    }
  }
}
