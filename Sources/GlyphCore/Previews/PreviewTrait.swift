import Foundation

/// Something about a preview: its size, or how the device is held.
public struct PreviewTrait<T>: Sendable {
  /// The size of the view, if the trait gives it one.
  let size: CGSize?
  let cellSize: CellSize

  private init() {
    size = nil
    cellSize = .cells
  }

  /// A size in lengths of a unit.
  public init(_size size: CGSize, _ cellSize: CellSize) {
    self.size = size
    self.cellSize = cellSize
  }

  @MainActor
  func apply(_ view: AnyView) -> AnyView {
    guard let size else { return view }
    return AnyView(view.frame(width: size.width, height: size.height).cellSize(cellSize))
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size that is offered: a preview is drawn for any.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// The size that the view likes to have, which a preview has anyway where no other is offered.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }

  /// A size in cells.
  @_disfavoredOverload
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(_size: CGSize(width: width, height: height), .cells)
  }

  /// A terminal is not held.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// A terminal is not held.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// A terminal is not held.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// A terminal is not held.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}
