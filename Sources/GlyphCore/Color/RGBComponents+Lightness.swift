import Foundation

extension RGBComponents {
  /// How light the colour appears in equal steps, from 0 to 1.
  var lightness: Double {
    let luminance = luminance
    return luminance <= 0.008_856 ? luminance * 9.033 : 1.16 * cbrt(luminance) - 0.16
  }
}
