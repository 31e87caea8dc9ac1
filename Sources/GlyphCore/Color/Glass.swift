/// A pane of clear glass; in cells a dim background in the colour it is tinted with.
public struct Glass: Hashable, Sendable {
  var tint: Color?
  private var isInteractive = false
  private var isClear = false

  public static var regular: Glass { Glass() }

  public static var clear: Glass {
    var glass = Glass()
    glass.isClear = true
    return glass
  }

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Accepted and without effect in cells.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}
