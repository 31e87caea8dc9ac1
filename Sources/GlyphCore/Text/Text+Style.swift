import Foundation

/// Modifiers that give a text back. The one that stands nearest to the text wins.
extension Text {
  /// The colour of the text; nil leaves that of the surroundings.
  public nonisolated consuming func foregroundColor(_ color: Color?) -> Text {
    guard let color, foreground == .inherited else { return self }
    foreground = .color(color)
    return self
  }

  /// The style of the text: a colour, a level such as `.secondary`, or a gradient over its frame.
  public nonisolated consuming func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    guard foreground == .inherited else { return self }
    let erased = style._erased
    guard let plain = erased.textForeground else {
      return Text(TextContent(.styled(self, erased)))
    }
    foreground = plain
    return self
  }

  /// The font, of which cells show weight and slant; nil leaves that of the surroundings.
  public nonisolated consuming func font(_ font: Font?) -> Text {
    guard let font else { return self }
    return adding(.font(font))
  }

  /// The weight; from `.semibold` on the text is bold.
  public nonisolated consuming func fontWeight(_ weight: Font.Weight?) -> Text {
    guard let weight else { return self }
    return adding(.weight(bold: weight.isBold))
  }

  public nonisolated consuming func bold() -> Text { bold(true) }

  public nonisolated consuming func bold(_ isActive: Bool) -> Text {
    isActive ? adding(.weight(bold: true)) : self
  }

  public nonisolated consuming func italic() -> Text { italic(true) }

  public nonisolated consuming func italic(_ isActive: Bool) -> Text {
    isActive ? adding(.slant(italic: true)) : self
  }

  /// A line through the text; it has the text's own colour.
  public nonisolated consuming func strikethrough(_ isActive: Bool = true, color: Color? = nil)
    -> Text
  {
    adding(.strike(isActive))
  }

  /// A line through the text; it has the text's own colour, and is solid.
  public nonisolated consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.strike(isActive))
  }

  /// A line under the text; it has the text's own colour.
  public nonisolated consuming func underline(_ isActive: Bool = true, color: Color? = nil) -> Text
  {
    adding(.underline(isActive))
  }

  /// A line under the text; it has the text's own colour, and is solid.
  public nonisolated consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    adding(.underline(isActive))
  }

  private consuming func adding(_ traits: TextTraits) -> Text {
    self.traits = self.traits.over(traits)
    return self
  }
}

extension AnyShapeStyle {
  /// The style as a text keeps it without an object, if it is plain enough.
  var textForeground: TextForeground? {
    switch storage {
    case .color(let color): return .color(color)
    case .level(let level): return .level(UInt8(clamping: level))
    case .boxed: return nil
    }
  }
}
