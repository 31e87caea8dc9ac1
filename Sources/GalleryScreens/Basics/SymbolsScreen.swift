import GlyphUI

/// A sheet of the symbols that are used most.
public struct SymbolsScreen: View {
  private let rows = [
    ["star", "star.fill", "heart", "heart.fill"],
    ["circle", "circle.fill", "square", "square.fill"],
    ["checkmark", "xmark", "plus", "minus"],
    ["chevron.up", "chevron.down", "chevron.left", "chevron.right"],
    ["arrow.up", "arrow.clockwise", "arrow.left", "arrow.right"],
    ["house", "house.fill", "folder", "folder.fill"],
    ["person", "person.fill", "bell", "bell.slash"],
    ["gear", "trash", "magnifyingglass", "pencil"],
    ["doc", "calendar", "clock", "envelope"],
    ["lock", "lock.open", "key", "link"],
    ["sun.max", "moon.fill", "cloud", "bolt.fill"],
    ["play.fill", "pause.fill", "speaker.wave.2", "phone"],
    ["globe", "wifi", "flag.fill", "info.circle"],
  ]

  public init() {}

  public var body: some View {
    Grid(alignment: .leading) {
      ForEach(rows, id: \.self) { row in
        GridRow {
          ForEach(row, id: \.self) { name in
            Label(name, systemImage: name)
          }
        }
      }
    }
  }
}
