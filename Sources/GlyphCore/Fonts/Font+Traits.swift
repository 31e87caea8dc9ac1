import Foundation

extension Font {
  public func italic() -> Font { italic(true) }

  public func italic(_ isActive: Bool) -> Font { setting(.italic, isActive) }

  public func bold() -> Font { bold(true) }

  public func bold(_ isActive: Bool) -> Font {
    if isActive { return weight(.bold) }
    return isBold ? weight(.regular) : self
  }

  public func weight(_ weight: Font.Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  public func smallCaps() -> Font { smallCaps(true) }

  public func smallCaps(_ isActive: Bool) -> Font { setting(.smallCaps, isActive) }

  public func lowercaseSmallCaps() -> Font { lowercaseSmallCaps(true) }

  public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
    setting(.lowercaseSmallCaps, isActive)
  }

  public func uppercaseSmallCaps() -> Font { uppercaseSmallCaps(true) }

  public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
    setting(.uppercaseSmallCaps, isActive)
  }

  public func monospacedDigit() -> Font { setting(.monospacedDigit, true) }

  public func monospaced() -> Font { monospaced(true) }

  public func monospaced(_ isActive: Bool) -> Font { setting(.monospaced, isActive) }

  public func width(_ width: Font.Width) -> Font {
    var font = self
    font.width = Float(width.value)
    return font
  }

  public func leading(_ leading: Font.Leading) -> Font {
    var font = self
    font.leading = leading
    return font
  }

  public func pointSize(_ size: CGFloat) -> Font {
    var font = self
    font.size = Float(size)
    return font
  }

  public func scaled(by factor: CGFloat) -> Font {
    var font = self
    font.size *= Float(factor)
    return font
  }

  private func setting(_ trait: Traits, _ isActive: Bool) -> Font {
    var font = self
    if isActive { font.traits.insert(trait) } else { font.traits.subtract(trait) }
    return font
  }
}
