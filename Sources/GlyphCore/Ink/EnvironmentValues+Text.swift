import Foundation

extension EnvironmentValues {
  public var font: Font? {
    get { ambient.font }
    set { change(.font(newValue)) }
  }

  /// How many lines a text may take; nil is any number, less than one counts as one.
  public var lineLimit: Int? {
    get { ambient.text.isUnlimited ? nil : Int(ambient.text.limit) }
    set {
      let setting = TextSetting(most: newValue, least: 1)
      change(.lineLimit(setting.limit, minimum: setting.minimum))
    }
  }

  /// The space between two lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { cellSize.length(Int(ambient.text.spacing), along: .vertical) }
    set { change(.lineSpacing(TextSetting.spacing(newValue, cellSize))) }
  }

  public var multilineTextAlignment: TextAlignment {
    get { ambient.text.alignment }
    set { change(.alignment(newValue)) }
  }

  public var truncationMode: Text.TruncationMode {
    get { ambient.text.truncation }
    set { change(.truncation(newValue)) }
  }

  public var textCase: Text.Case? {
    get { ambient.textCase }
    set { change(.textCase(newValue)) }
  }

  public var imageScale: Image.Scale {
    get { ambient.imageScale }
    set { change(.imageScale(newValue)) }
  }

  public var symbolVariants: SymbolVariants {
    get { ambient.symbolVariants }
    set { change(.symbolVariants(newValue)) }
  }

  /// What `.background` stands for; nil is the terminal's own background.
  public var backgroundStyle: AnyShapeStyle? {
    get { ambient.background.map { AnyShapeStyle(boxing: ResolvedShapeStyle(ink: $0)) } }
    set { change(.background(newValue?._ink(in: ambient.styleContext))) }
  }

  private mutating func change(_ change: AmbientChange) { ambient.apply(change) }
}

/// A style that has been resolved already.
private struct ResolvedShapeStyle: ShapeStyle {
  let ink: ShapeInk

  func _ink(in context: ShapeStyleContext) -> ShapeInk { ink }
}
