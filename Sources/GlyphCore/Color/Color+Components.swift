import Foundation

extension Color {
  /// Red, green and blue, opacity left aside, or nil where only the terminal or the place where
  /// the colour is used can tell.
  func knownComponents(in scheme: ColorScheme) -> RGBComponents? {
    switch kind {
    case .rgb:
      return RGBComponents(
        red: Double(first) / 65_535, green: Double(second) / 65_535, blue: Double(third) / 65_535)
    case .system:
      return SystemColor(rawValue: UInt8(first))?.components(in: scheme)
    case .foreground, .background, .accent, .asset:
      return nil
    }
  }

  /// A colour between this and the other: 0 is this one, 1 the other.
  ///
  /// A colour that only the terminal knows cannot be mixed; then the nearer of the two is taken.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let fraction = unitClamped(fraction)
    if fraction == 0 { return self }
    if fraction == 1 { return rhs }
    guard let from = knownComponents(in: .light), let to = rhs.knownComponents(in: .light) else {
      return fraction < 0.5 ? self : rhs
    }
    return Color(
      from.mixed(with: to, by: fraction, in: colorSpace),
      opacity: opacity + (rhs.opacity - opacity) * fraction)
  }
}
