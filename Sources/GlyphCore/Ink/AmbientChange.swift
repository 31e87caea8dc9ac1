import GlyphCells

/// A change to the built-in surroundings that modifiers make again and again, with the same
/// outcome wherever the surroundings are the same.
enum AmbientChange: Hashable {
  case font(Font?)
  /// What is said about strokes, over what was said before.
  case traits(TextTraits)
  case plainWeight
  case color(Color?)
  case level(UInt8)
  case foreground(ShapeInk, ShapeInk?, ShapeInk?)
  case tint(CellInk?)
  case background(ShapeInk?)
  case lineLimit(Int16, minimum: Int16)
  case lineSpacing(Int16)
  case alignment(TextAlignment)
  case truncation(Text.TruncationMode)
  case textCase(Text.Case?)
  case imageScale(Image.Scale)
  case symbolVariants(SymbolVariants)
  /// Further reasons; nil takes all back.
  case redaction(adding: RedactionReasons?)
  case privacy(Bool)
}

extension AmbientValues {
  mutating func apply(_ change: AmbientChange) {
    switch change {
    case .font(let font):
      self.font = font
      traits = (font.map(TextTraits.font) ?? []).over(traits.withoutFont)
    case .traits(let traits): self.traits = traits.over(self.traits)
    case .plainWeight: traits = traits.withoutWeight
    case .color(let color):
      foreground = ForegroundLevels(
        primary: color?._ink(in: styleContext) ?? .solid(.foreground))
    case .level(let level): foreground.level = level
    case .foreground(let primary, let secondary, let tertiary):
      foreground = ForegroundLevels(primary: primary, secondary: secondary, tertiary: tertiary)
    case .tint(let tint): self.tint = tint
    case .background(let background): self.background = background
    case .lineLimit(let limit, let minimum):
      text.limit = limit
      text.minimum = minimum
    case .lineSpacing(let spacing): text.spacing = spacing
    case .alignment(let alignment): text.alignment = alignment
    case .truncation(let truncation): text.truncation = truncation
    case .textCase(let textCase): self.textCase = textCase
    case .imageScale(let scale): imageScale = scale
    case .symbolVariants(let variants): symbolVariants = variants
    case .redaction(let reasons):
      redactionReasons = reasons.map { redactionReasons.union($0) } ?? []
    case .privacy(let isSensitive): isPrivacySensitive = isSensitive
    }
  }

  /// What shape styles refer to here.
  var styleContext: ShapeStyleContext {
    ShapeStyleContext(
      colorScheme: colorScheme, tint: tint ?? .defaultTint, foreground: foreground.current,
      secondary: foreground.secondary, tertiary: foreground.tertiary,
      background: background ?? .solid(.background))
  }

  /// The style of plain texts here: the foreground where one colour says it, and the strokes.
  var textStyle: CellStyle {
    style(of: foreground.current.plain ?? foreground.current.approximate, traits)
  }

  func style(of ink: CellInk, _ traits: TextTraits) -> CellStyle {
    var style = CellStyle(foreground: ink.color, attributes: traits.attributes)
    if ink.isDim { style.attributes.insert(.dim) }
    return style
  }
}
