import GlyphUI

/// Something that happened.
public struct LogEntry: Sendable {
  public enum Level: Sendable { case info, warning, failure }

  public var time: String
  public var level: Level
  public var text: String

  public init(_ text: String, level: Level = .info, time: String = "") {
    self.text = text
    self.level = level
    self.time = time
  }
}

extension LogEntry.Level {
  var sign: String {
    switch self {
    case .info: "·"
    case .warning: "▲"
    case .failure: "✖"
    }
  }

  /// What the sign means, in a word.
  var name: String {
    switch self {
    case .info: "Note"
    case .warning: "Warning"
    case .failure: "Failure"
    }
  }

  var color: Color {
    switch self {
    case .info: .secondary
    case .warning: .yellow
    case .failure: .red
    }
  }
}
