import GlyphUI

/// A sheet of the symbols that are used most.
public struct SymbolsScreen: View {
  private let names = [
    "star", "star.fill", "heart", "heart.fill", "circle", "circle.fill", "square", "square.fill",
    "checkmark", "xmark", "plus", "minus", "checkmark.circle", "checkmark.circle.fill",
    "xmark.circle", "xmark.circle.fill", "chevron.left", "chevron.right", "arrow.left",
    "arrow.right", "arrow.clockwise", "magnifyingglass", "gear", "trash", "pencil", "folder",
    "folder.fill", "doc", "house", "house.fill", "person", "person.fill", "bell", "bell.fill",
    "bell.slash", "envelope", "phone", "lock", "lock.open", "key", "link", "globe", "wifi",
    "cloud", "sun.max", "moon.fill", "bolt.fill", "flag.fill", "play.fill", "pause.fill",
    "speaker.wave.2", "calendar", "clock", "info.circle",
  ]

  public init() {}

  public var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(alignment: .leading), count: 2)) {
      ForEach(names, id: \.self) { name in
        Label(name, systemImage: name)
      }
    }
  }
}
