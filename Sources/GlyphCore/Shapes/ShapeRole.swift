/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
  case fill
  case stroke
  case separator
}

/// Whether a layout or shape is mirrored where lines run from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
