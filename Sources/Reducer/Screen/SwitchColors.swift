import GlyphUI

/// The colours of a switch.
struct SwitchColors {
  var on: Color
  var off: Color
  var thumb: Color

  static let traffic = SwitchColors(on: .green, off: .red, thumb: .white)
}
