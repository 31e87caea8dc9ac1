import Foundation

/// A grid of colours, mixed between the four nearest; the points of a mesh may be moved, but
/// in cells only the even grid is told apart from noise.
struct MeshInk: Hashable, Sendable {
  var columns: Int
  var rows: Int
  var colors: [GradientInk.ResolvedStop]

  func color(
    x: CGFloat, y: CGFloat, in space: Gradient.ColorSpace
  ) -> (components: RGBComponents, opacity: Double) {
    guard columns > 0, rows > 0, colors.count >= columns * rows else {
      return (RGBComponents(bytes: 0, 0, 0), 0)
    }
    let column = unitClamped(Double(x)) * Double(columns - 1)
    let row = unitClamped(Double(y)) * Double(rows - 1)
    let top = mixed(row: Int(row), column: column, in: space)
    let bottom = mixed(row: min(Int(row) + 1, rows - 1), column: column, in: space)
    let fraction = row - row.rounded(.down)
    return (
      top.components.mixed(with: bottom.components, by: fraction, in: space),
      top.opacity + (bottom.opacity - top.opacity) * fraction
    )
  }

  private func mixed(
    row: Int, column: Double, in space: Gradient.ColorSpace
  ) -> (components: RGBComponents, opacity: Double) {
    let left = colors[row * columns + Int(column)]
    let right = colors[row * columns + min(Int(column) + 1, columns - 1)]
    let fraction = column - column.rounded(.down)
    return (
      left.components.mixed(with: right.components, by: fraction, in: space),
      left.opacity + (right.opacity - left.opacity) * fraction
    )
  }
}
