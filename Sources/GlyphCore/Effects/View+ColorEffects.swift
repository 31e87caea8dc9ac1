extension View {
  /// Turns the hues of the view's known colours.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorEffectModifier(.hue(angle.radians)))
  }

  /// Makes the view's known colours stronger, above 1, or paler.
  public nonisolated func saturation(_ amount: Double) -> some View {
    modifier(_ColorEffectModifier(.saturation(amount)))
  }

  /// Makes the view's known colours lighter, above 0, or darker.
  public nonisolated func brightness(_ amount: Double) -> some View {
    modifier(_ColorEffectModifier(.brightness(amount)))
  }

  /// Takes the view's known colours away from grey, above 1, or towards it.
  public nonisolated func contrast(_ amount: Double) -> some View {
    modifier(_ColorEffectModifier(.contrast(amount)))
  }

  /// Makes the view's known colours grey: not at all at 0, altogether at 1.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    modifier(_ColorEffectModifier(.grayscale(amount)))
  }

  /// Shows the opposite of the view's known colours.
  public nonisolated func colorInvert() -> some View {
    modifier(_ColorEffectModifier(.inversion))
  }

  /// Multiplies the view's known colours by another.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorProductModifier(color: color))
  }
}
