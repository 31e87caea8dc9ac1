import GlyphCells

/// How the surroundings want text set: how many lines, how far apart, and what of it is shown.
struct TextSetting: Hashable, Sendable {
  /// The most lines; `unlimited` for any number.
  var limit = TextSetting.unlimited
  /// The number of lines for which there is always room.
  var minimum: Int16 = 1
  /// Blank lines between two lines.
  var spacing: Int16 = 0
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail

  static let unlimited = Int16.max

  var isUnlimited: Bool { limit == TextSetting.unlimited }

  /// The most lines for a proposal: those that are allowed, as far as they fit.
  func limit(in height: Int32) -> Int? {
    let own = isUnlimited ? nil : Int(limit)
    guard height >= 0, height < CellProposal.infinity else { return own }
    let fitting = max(1, (Int(height) + Int(spacing)) / (1 + Int(spacing)))
    return min(own ?? .max, fitting)
  }

  /// The rows that so many lines take.
  func height(ofLines count: Int) -> Int32 {
    let count = max(count, Int(minimum), 1)
    return CellProposal.clamp(count.saturatingAdd((count - 1) * Int(spacing)))
  }

  var cellTruncation: TextTruncation {
    switch truncation {
    case .head: return .head
    case .tail: return .tail
    case .middle: return .middle
    }
  }

  /// How far a line is moved in a box.
  func indent(ofLine width: Int, in room: Int) -> Int {
    switch alignment {
    case .leading: return 0
    case .center: return max(0, room - width) / 2
    case .trailing: return max(0, room - width)
    }
  }
}
