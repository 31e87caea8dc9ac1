import Foundation

/// Mixing in Oklab, where equal steps look equal: blue to yellow passes through green-grey and
/// not through mud.
extension RGBComponents {
  func mixed(
    with other: RGBComponents, by fraction: Double, in space: Gradient.ColorSpace
  ) -> RGBComponents {
    guard space == .perceptual else {
      return other.laid(over: self, opacity: fraction)
    }
    let from = oklab
    let to = other.oklab
    return RGBComponents(oklab: from + (to - from) * fraction)
  }

  private var oklab: SIMD3<Double> {
    let light = linear
    let l = cbrt(
      0.412_221_470_8 * light.red + 0.536_332_536_3 * light.green
        + 0.051_445_992_9 * light.blue)
    let m = cbrt(
      0.211_903_498_2 * light.red + 0.680_699_545_1 * light.green
        + 0.107_396_956_6 * light.blue)
    let s = cbrt(
      0.088_302_461_9 * light.red + 0.281_718_837_6 * light.green
        + 0.629_978_700_5 * light.blue)
    return SIMD3(
      0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
      1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s,
      0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s)
  }

  private init(oklab lab: SIMD3<Double>) {
    let l = cube(lab.x + 0.396_337_777_4 * lab.y + 0.215_803_757_3 * lab.z)
    let m = cube(lab.x - 0.105_561_345_8 * lab.y - 0.063_854_172_8 * lab.z)
    let s = cube(lab.x - 0.089_484_177_5 * lab.y - 1.291_485_548 * lab.z)
    self.init(
      linearRed: 4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
      green: -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
      blue: -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s)
  }
}

private func cube(_ value: Double) -> Double { value * value * value }
