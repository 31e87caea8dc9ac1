import Foundation

/// Where one snapshot is kept.
struct SnapshotFile {
  let url: URL
  /// The path from the package's root, for messages.
  let name: String

  /// `Snapshots/<Suite>/<name>.txt` at the root of the package that holds a source file, or beside
  /// the file where there is no package.
  init(suite: String, name: String, near filePath: String) {
    self.init(
      suite: suite, name: name,
      in: SnapshotFile.packageRoot(of: URL(fileURLWithPath: filePath)))
  }

  init(suite: String, name: String, in root: URL) {
    let parts = ["Snapshots", SnapshotFile.component(suite), SnapshotFile.component(name) + ".txt"]
    self.name = parts.joined(separator: "/")
    url = parts.reduce(root) { $0.appendingPathComponent($1) }
  }

  func read() -> String? {
    (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
  }

  func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  /// The suite of tests in a file: its name without `Tests`.
  static func suite(of filePath: String) -> String {
    let name = URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent
    return name.hasSuffix("Tests") && name != "Tests" ? String(name.dropLast(5)) : name
  }

  /// A test function's name without its parentheses and arguments.
  static func name(of function: String) -> String {
    let name = function.prefix { $0 != "(" }
    return String(name.filter { $0 != "`" })
  }

  /// Letters and digits are kept, so that every file system takes the name; what stands between
  /// them becomes a dash.
  static func component(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isLetter || character.isNumber || "_+=,".contains(character) {
        result.append(character)
      } else if character == ".", !result.isEmpty, result.last != "-" {
        result.append(character)
      } else if result.last != "-" {
        result.append("-")
      }
    }
    let trimmed = result.trimmingCharacters(in: CharacterSet(charactersIn: "-."))
    return trimmed.isEmpty ? "snapshot" : String(trimmed.prefix(100))
  }

  private static func packageRoot(of file: URL) -> URL {
    let beside = file.deletingLastPathComponent()
    var directory = beside
    while directory.path != "/", !directory.path.isEmpty {
      let manifest = directory.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return directory }
      directory.deleteLastPathComponent()
    }
    return beside
  }
}
