import Foundation
import GlyphCells

/// A change to every colour of a view.
enum ColorEffect: Equatable {
  /// In radians.
  case hue(Double)
  case saturation(Double)
  case brightness(Double)
  case contrast(Double)
  case grayscale(Double)
  case inversion
  case product(RGBComponents)

  /// The colour that comes of one that is known; the terminal's own foreground and background are
  /// not, and stay.
  func apply(to color: TerminalColor, in scheme: ColorScheme) -> TerminalColor {
    guard let before = color.components(in: scheme) else { return color }
    let after = apply(to: before)
    return after.bytes == before.bytes ? color : TerminalColor(after)
  }

  func apply(to color: RGBComponents) -> RGBComponents {
    switch self {
    case .hue(let angle): return color.turned(by: angle)
    case .saturation(let amount): return color.saturated(by: max(0, amount))
    case .grayscale(let amount): return color.saturated(by: 1 - unitClamped(amount))
    case .brightness(let amount): return color.map { $0 + amount }
    case .contrast(let amount): return color.map { ($0 - 0.5) * amount + 0.5 }
    case .inversion: return color.map { 1 - $0 }
    case .product(let other):
      return RGBComponents(
        red: color.red * other.red, green: color.green * other.green,
        blue: color.blue * other.blue)
    }
  }

  /// This effect at a point of the way from an old one.
  func interpolated(from old: ColorEffect, progress: Double) -> ColorEffect {
    func between(_ old: Double, _ new: Double) -> Double { old + (new - old) * progress }
    switch (old, self) {
    case (.hue(let a), .hue(let b)): return .hue(between(a, b))
    case (.saturation(let a), .saturation(let b)): return .saturation(between(a, b))
    case (.brightness(let a), .brightness(let b)): return .brightness(between(a, b))
    case (.contrast(let a), .contrast(let b)): return .contrast(between(a, b))
    case (.grayscale(let a), .grayscale(let b)): return .grayscale(between(a, b))
    case (.product(let a), .product(let b)): return .product(b.laid(over: a, opacity: progress))
    default: return self
    }
  }
}

extension RGBComponents {
  fileprivate func map(_ change: (Double) -> Double) -> RGBComponents {
    RGBComponents(red: change(red), green: change(green), blue: change(blue))
  }

  /// As light as before, and further from grey by a factor.
  fileprivate func saturated(by amount: Double) -> RGBComponents {
    let grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return map { grey + ($0 - grey) * amount }
  }

  /// Turned around the axis of the greys.
  fileprivate func turned(by angle: Double) -> RGBComponents {
    let (cosine, sine) = (cos(angle), sin(angle))
    let third = (1 - cosine) / 3
    let root = (1.0 / 3).squareRoot() * sine
    func part(_ a: Double, _ b: Double, _ c: Double) -> Double {
      a * (cosine + third) + b * (third - root) + c * (third + root)
    }
    return RGBComponents(
      red: part(red, green, blue), green: part(green, blue, red), blue: part(blue, red, green))
  }
}
