import Foundation
import GlyphCells

/// A gradient with its colours made numbers, ready to be asked for the ink of a cell.
public struct GradientInk: Hashable, Sendable {
  var geometry: GradientGeometry
  var stops: [ResolvedStop]
  var space: Gradient.ColorSpace
  var opacity = 1.0
  var isDim = false

  /// A colour as numbers, its opacity and its place from 0 to 1.
  struct ResolvedStop: Hashable, Sendable {
    var components: RGBComponents
    var opacity: Double
    var location: Double
  }

  func cell(x: Int, y: Int, width: Int, height: Int, cellSize: CellSize) -> CellInk {
    let size = CGSize(
      width: CGFloat(max(1, width)) * cellSize.width,
      height: CGFloat(max(1, height)) * cellSize.height)
    let point = CGPoint(
      x: (CGFloat(x) + 0.5) * cellSize.width, y: (CGFloat(y) + 0.5) * cellSize.height)
    if let mesh = geometry.mesh {
      return ink(mesh.color(x: point.x / size.width, y: point.y / size.height, in: space))
    }
    return ink(color(at: geometry.position(of: point, in: size)))
  }

  /// The colour at a place; before the first stop and after the last there is no change.
  func color(at position: Double) -> (components: RGBComponents, opacity: Double) {
    guard var before = stops.first, let last = stops.last else {
      return (RGBComponents(bytes: 0, 0, 0), 0)
    }
    guard position > before.location else { return (before.components, before.opacity) }
    guard position < last.location else { return (last.components, last.opacity) }
    for stop in stops.dropFirst() {
      if position < stop.location {
        let fraction = (position - before.location) / (stop.location - before.location)
        return (
          before.components.mixed(with: stop.components, by: fraction, in: space),
          before.opacity + (stop.opacity - before.opacity) * fraction
        )
      }
      before = stop
    }
    return (last.components, last.opacity)
  }

  private func ink(_ color: (components: RGBComponents, opacity: Double)) -> CellInk {
    CellInk(
      TerminalColor(color.components),
      alpha: UInt8((unitClamped(color.opacity * opacity) * 255).rounded()), isDim: isDim)
  }
}
