/// The terminal as a screen.
@MainActor
public final class UIScreen {
  public static let main = UIScreen()

  private init() {}

  /// The size of the terminal in points, 80 by 24 cells where there is none.
  ///
  /// A view that reads it is not drawn anew when the terminal changes its size; `GeometryReader` and
  /// `containerRelativeFrame` are.
  public var bounds: CGRect {
    let size = Terminal.size
    let cell = CellSize.points
    return CGRect(
      x: 0, y: 0, width: CGFloat(size.width) * cell.width,
      height: CGFloat(size.height) * cell.height)
  }

  /// One, since a cell has no pixels.
  public var scale: CGFloat { 1 }
}
