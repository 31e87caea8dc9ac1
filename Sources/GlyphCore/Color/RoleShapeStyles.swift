/// The foreground style in force.
public struct ForegroundStyle: ShapeStyle, Hashable {
  public init() {}

  public var _erased: AnyShapeStyle { AnyShapeStyle(level: 0) }

  public func _ink(in context: ShapeStyleContext) -> ShapeInk { context.foreground }
}

/// The background style in force, which by itself is the terminal's own background.
public struct BackgroundStyle: ShapeStyle, Hashable {
  public init() {}

  public func _ink(in context: ShapeStyleContext) -> ShapeInk { context.background }
}

/// The tint in force.
public struct TintShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _ink(in context: ShapeStyleContext) -> ShapeInk { .solid(context.tint) }
}

/// What is selected: the tint in force.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _ink(in context: ShapeStyleContext) -> ShapeInk { .solid(context.tint) }
}

/// Lines between things: the foreground, dim.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _ink(in context: ShapeStyleContext) -> ShapeInk { .solid(.foreground.dimmed) }
}

/// Text that stands in for what is not there yet: the foreground, dim.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _ink(in context: ShapeStyleContext) -> ShapeInk { .solid(.foreground.dimmed) }
}

/// Links: the tint in force.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _ink(in context: ShapeStyleContext) -> ShapeInk { .solid(context.tint) }
}

/// The inside of a control: a fifth of the foreground.
public struct FillShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _ink(in context: ShapeStyleContext) -> ShapeInk {
    .solid(.foreground.opacity(0.2))
  }
}

/// The terminal's own background.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}

  public func _ink(in context: ShapeStyleContext) -> ShapeInk { .solid(.background) }
}
