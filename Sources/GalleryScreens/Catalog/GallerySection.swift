import GlyphUI

/// A page of the gallery.
public struct GallerySection: Identifiable {
  /// The name by which it is asked for on the command line.
  public let id: String
  /// What is written over it.
  public let title: String
  /// What one point means in its source; nil where that names no lengths and suits any unit.
  public let unit: CellSize?
  private let screen: @MainActor () -> AnyView

  init(
    _ id: String, _ title: String, in unit: CellSize? = nil,
    @ViewBuilder screen: @escaping @MainActor () -> some View
  ) {
    self.id = id
    self.title = title
    self.unit = unit
    self.screen = { AnyView(screen()) }
  }

  /// The views of the page. Lengths that were written for one unit keep it; the others are taken
  /// in the one that is given, or else in cells.
  @MainActor
  public func content(unit: CellSize? = nil) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      screen().cellSize(self.unit ?? unit ?? .cells)
    }
  }

  /// The page with its title.
  @MainActor
  public func page(unit: CellSize? = nil) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack {
        Text(verbatim: title).font(.title).layoutPriority(1)
        VStack { Divider() }
        Text(verbatim: id).foregroundStyle(.secondary).layoutPriority(1)
      }
      content(unit: unit)
    }
  }
}
