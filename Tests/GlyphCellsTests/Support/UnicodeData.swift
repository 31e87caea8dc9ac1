import Foundation
import Testing

/// The Unicode character database as the system has it, where it has it.
enum UnicodeData {
  static let directory = "/usr/share/unicode/"

  static var isInstalled: Bool {
    FileManager.default.fileExists(atPath: directory + "emoji/emoji-test.txt")
  }

  /// The lines of a file with their numbers, without comments and empty lines.
  static func lines(_ name: String) throws -> [(number: Int, text: Substring, comment: Substring)] {
    let text = try String(contentsOfFile: directory + name, encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      let parts = $1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      guard let data = parts.first, data.contains(where: { $0 != " " && $0 != "\t" }) else {
        return nil
      }
      return ($0 + 1, data, parts.count > 1 ? parts[1] : "")
    }
  }

  /// The scalars of a field like `1F600 FE0F`.
  static func string(_ field: some StringProtocol) -> String {
    var result = ""
    for part in field.split(separator: " ") {
      if let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Trait where Self == ConditionTrait {
  static var needsUnicodeData: Self {
    .enabled(
      if: UnicodeData.isInstalled,
      "SKIPPED: the Unicode data of Debian's package unicode-data is not installed")
  }
}
