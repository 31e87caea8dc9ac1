extension View {
  /// Turns the hues of the view's known colours.
  public nonisolated consuming func hueRotation(_ angle: Angle) -> some View {
    modifier(_ColorEffectModifier(.hue(angle.radians)))
  }

  /// Makes the view's known colours stronger, above 1, or paler.
  public nonisolated consuming func saturation(_ amount: Double) -> some View {
    modifier(_ColorEffectModifier(.saturation(amount)))
  }

  /// Makes the view's known colours lighter, above 0, or darker.
  public nonisolated consuming func brightness(_ amount: Double) -> some View {
    modifier(_ColorEffectModifier(.brightness(amount)))
  }

  /// Takes the view's known colours away from grey, above 1, or towards it.
  public nonisolated consuming func contrast(_ amount: Double) -> some View {
    modifier(_ColorEffectModifier(.contrast(amount)))
  }

  /// Makes the view's known colours grey: not at all at 0, altogether at 1.
  public nonisolated consuming func grayscale(_ amount: Double) -> some View {
    modifier(_ColorEffectModifier(.grayscale(amount)))
  }

  /// Shows the opposite of the view's known colours.
  public nonisolated consuming func colorInvert() -> some View {
    modifier(_ColorEffectModifier(.inversion))
  }

  /// Multiplies the view's known colours by another.
  public nonisolated consuming func colorMultiply(_ color: Color) -> some View {
    modifier(_ColorProductModifier(color: color))
  }
}
