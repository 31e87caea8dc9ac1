import GlyphCells

/// A shape style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let storage: Storage

  enum Storage: Sendable {
    case color(Color)
    case level(Int)
    case boxed(any ShapeStyle)
  }

  public init<S>(_ style: S) where S: ShapeStyle { self = style._erased }

  init(boxing style: some ShapeStyle) { storage = .boxed(style) }

  init(color: Color) { storage = .color(color) }

  init(level: Int) { storage = .level(level) }

  public var _erased: AnyShapeStyle { self }

  public func _ink(in context: ShapeStyleContext) -> ShapeInk {
    switch storage {
    case .color(let color): return color._ink(in: context)
    case .level(let level): return context.foreground(level: level)
    case .boxed(let style): return style._ink(in: context)
    }
  }
}

extension AnyShapeStyle: Equatable {
  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    switch (a.storage, b.storage) {
    case (.color(let a), .color(let b)): return a == b
    case (.level(let a), .level(let b)): return a == b
    case (.boxed(let a), .boxed(let b)): return isSame(a, b)
    default: return false
    }
  }

  private static func isSame<Style: ShapeStyle>(_ a: Style, _ b: any ShapeStyle) -> Bool {
    guard let b = b as? Style else { return false }
    return ValueComparison.areEqual(a, b)
  }
}
