extension Color {
  /// What the numbers of a colour mean.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    /// Colours that sRGB cannot show become the nearest one on its border.
    case displayP3

    func sRGB(red: Double, green: Double, blue: Double) -> RGBComponents {
      switch self {
      case .sRGB:
        return RGBComponents(red: red, green: green, blue: blue)
      case .sRGBLinear:
        return RGBComponents(linearRed: red, green: green, blue: blue)
      case .displayP3:
        let p3 = RGBComponents(red: red, green: green, blue: blue).linear
        return RGBComponents(
          linearRed: 1.224_940_2 * p3.red - 0.224_940_2 * p3.green,
          green: -0.042_056_9 * p3.red + 1.042_056_9 * p3.green,
          blue: -0.019_637_6 * p3.red - 0.078_636_1 * p3.green + 1.098_273_5 * p3.blue)
      }
    }
  }
}
