import Foundation

/// Whether programs talk in lines instead of drawing screens, for screen readers:
/// `GLYPH_ACCESSIBLE=1`.
enum AccessibleMode {
  static var isOn: Bool {
    let value = ProcessInfo.processInfo.environment["GLYPH_ACCESSIBLE"] ?? ""
    return !value.isEmpty && value != "0"
  }
}
