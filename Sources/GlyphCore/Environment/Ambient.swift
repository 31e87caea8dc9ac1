import Foundation

/// The built-in part of the environment, shared by everything under one modifier.
///
/// Views under an ambient that was replaced by another are written again; readers of it are not
/// tracked one by one, since nearly every view reads some of it while it is written.
final class Ambient {
  let values: AmbientValues
  /// Whether a text that says nothing itself is its own letters in the surroundings' ink.
  let drawsTextsAsTheyAre: Bool

  init(_ values: AmbientValues) {
    self.values = values
    drawsTextsAsTheyAre =
      values.textCase == nil && !values.isRedacted && values.foreground.current.plain != nil
  }
}

/// What nearly every view reads while it is written.
struct AmbientValues: Equatable {
  var cellSize = CellSize.cells
  var isEnabled = true
  var areLabelsHidden = false
  var isFocusEffectEnabled = true
  var reducesMotion = false
  var glyphs = Glyphs.unicode
  var colorScheme = ColorScheme.dark
  var layoutDirection = LayoutDirection.leftToRight
  var controlSize = ControlSize.regular

  var font: Font?
  /// What is said about strokes, the font included.
  var traits: TextTraits = []
  var text = TextSetting()
  var textCase: Text.Case?
  var redactionReasons: RedactionReasons = []
  var isPrivacySensitive = false

  var imageScale = Image.Scale.medium
  var symbolVariants = SymbolVariants.none

  var foreground = ForegroundLevels()
  /// Nil where nobody set one.
  var tint: CellInk?
  var background: ShapeInk?
}

/// Which characters the library itself may draw.
public enum Glyphs: Hashable, Sendable {
  /// Box drawing, blocks, check marks and symbols, each one cell wide.
  case unicode
  /// Printable ASCII only, for terminals that are not UTF-8.
  case ascii
}
