/// Whether a surface is light or dark, which decides what colours blend with.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark
}
