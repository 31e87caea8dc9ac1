extension View {
  /// Lets the views inside choose the colours that suit a light or a dark background; nil leaves it
  /// as it is. The background itself is the terminal's.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }

  /// Lets the views inside choose the colours that suit a light or a dark background.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
