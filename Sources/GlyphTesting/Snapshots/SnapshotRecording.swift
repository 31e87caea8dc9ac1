import Foundation

/// When a snapshot's file is written instead of only being compared.
///
/// The environment variable `GLYPH_SNAPSHOTS` says which, by name. Without it new snapshots are
/// written, except where `CI` is set: there a missing snapshot is a failure.
public enum SnapshotRecording: String, Sendable, CaseIterable {
  /// Every file is written.
  case all
  /// Files that differ are written; the test fails once more, and shows how.
  case failed
  /// Only files that do not exist are written.
  case missing
  /// Nothing is written.
  case never

  /// What the environment says; a name that is unknown counts as none.
  static func chosen(by environment: [String: String]) -> SnapshotRecording {
    if let name = environment["GLYPH_SNAPSHOTS"], let mode = SnapshotRecording(rawValue: name) {
      return mode
    }
    let isContinuous = !(environment["CI"] ?? "").isEmpty && environment["CI"] != "false"
    return isContinuous ? .never : .missing
  }

  static let current = chosen(by: ProcessInfo.processInfo.environment)
}
