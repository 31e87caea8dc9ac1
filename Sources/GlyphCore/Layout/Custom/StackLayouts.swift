import Foundation

/// A row as a layout that can be exchanged for another without losing what is inside.
public struct HStackLayout: Hashable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: BuiltInLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func primitive(_ cellSize: CellSize) -> any Primitive {
    StackLayout(
      alignment: CrossAlignment(alignment, cellSize),
      spacing: spacing.map { Int32(clamping: cellSize.spacing($0, along: .horizontal)) })
  }
}

/// A column as a layout that can be exchanged for another without losing what is inside.
public struct VStackLayout: Hashable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: BuiltInLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func primitive(_ cellSize: CellSize) -> any Primitive {
    StackLayout(
      alignment: CrossAlignment(alignment, cellSize),
      spacing: spacing.map { Int32(clamping: cellSize.spacing($0, along: .vertical)) })
  }
}

/// A pile as a layout that can be exchanged for another without losing what is inside.
public struct ZStackLayout: Hashable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: BuiltInLayout {
  func primitive(_ cellSize: CellSize) -> any Primitive {
    ZStackPrimitive(placement: GuidedAlignment(alignment, cellSize))
  }
}
