/// A colour in a space where distance is how different two colours look.
struct OKLab: Hashable {
  var lightness: Double
  var a: Double
  var b: Double

  init(red: UInt8, green: UInt8, blue: UInt8) {
    let r = OKLab.linear[Int(red)]
    let g = OKLab.linear[Int(green)]
    let b = OKLab.linear[Int(blue)]
    let long = OKLab.root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 3)
    let medium = OKLab.root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 3)
    let short = OKLab.root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, 3)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    self.b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// The square of the distance, with differences in lightness counted `weight` times.
  func distance(to other: OKLab, lightness weight: Double = 1) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return weight * dl * dl + da * da + db * db
  }

  /// Whether the eye takes it for black, grey or white.
  var isGrey: Bool { a * a + b * b < 0.0016 }

  /// The light that each of the 256 levels of sRGB stands for.
  private static let linear: [Double] = (0..<256).map { level in
    let value = Double(level) / 255
    if value <= 0.04045 { return value / 12.92 }
    let base = (value + 0.055) / 1.055
    // The exponent 2.4 is 2 + 2/5; a root of whole degree gives the same bits on every machine.
    return base * base * root(base * base, 5)
  }

  /// The root of a number that is not negative, by Newton's method.
  private static func root(_ number: Double, _ degree: Int) -> Double {
    if number <= 0 { return 0 }
    var guess = 1.0
    for _ in 0..<64 {
      var power = 1.0
      for _ in 1..<degree { power *= guess }
      let next = (Double(degree - 1) * guess + number / power) / Double(degree)
      if next == guess { break }
      guess = next
    }
    return guess
  }
}
