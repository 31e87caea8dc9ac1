import Foundation

extension View {
  /// The most lines of each text in this view; nil for any number, and less than one counts as one.
  public nonisolated consuming func lineLimit(_ number: Int?) -> some View {
    modifier(_LineLimitModifier(most: number, least: 1))
  }

  /// The least number of lines for which texts in this view always have room.
  public nonisolated consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(_LineLimitModifier(most: nil, least: limit.lowerBound))
  }

  /// The most lines of each text in this view.
  public nonisolated consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(_LineLimitModifier(most: limit.upperBound, least: 1))
  }

  /// The least number of lines for which there is always room, and the most lines.
  public nonisolated consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(_LineLimitModifier(most: limit.upperBound, least: limit.lowerBound))
  }

  /// The most lines of each text in this view, and whether there is always room for all of them.
  public nonisolated consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(_LineLimitModifier(most: limit, least: reservesSpace ? limit : 1))
  }

  /// Where the shorter lines of a text stand beside its longest.
  public nonisolated consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View
  {
    modifier(_TextSettingModifier(change: .alignment(alignment)))
  }

  /// Where texts in this view that do not fit lose their characters.
  public nonisolated consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
    modifier(_TextSettingModifier(change: .truncation(mode)))
  }

  /// The space between two lines of a text, in points; a row holds one line and no fraction of it.
  public nonisolated consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    modifier(_LineSpacingModifier(spacing: lineSpacing))
  }

  /// Shows all letters of this view's texts in upper or in lower case; nil leaves them as they are.
  public nonisolated consuming func textCase(_ textCase: Text.Case?) -> some View {
    modifier(_TextSettingModifier(change: .textCase(textCase)))
  }
}

struct _LineLimitModifier {
  let most: Int?
  let least: Int
}

extension _LineLimitModifier: _SurroundingsModifier {
  typealias Body = Never

  func _enter(_ tree: inout _Tree) -> _Opening {
    let setting = TextSetting(most: most, least: least)
    return tree.enter(.lineLimit(setting.limit, minimum: setting.minimum))
  }
}

struct _LineSpacingModifier {
  let spacing: CGFloat
}

extension _LineSpacingModifier: _SurroundingsModifier {
  typealias Body = Never

  func _enter(_ tree: inout _Tree) -> _Opening {
    tree.enter(.lineSpacing(TextSetting.spacing(spacing, tree.cellSize)))
  }
}

struct _TextSettingModifier {
  let change: AmbientChange
}

extension _TextSettingModifier: _SurroundingsModifier {
  typealias Body = Never

  func _enter(_ tree: inout _Tree) -> _Opening { tree.enter(change) }
}
