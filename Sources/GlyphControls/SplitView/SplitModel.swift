import GlyphCore
import Observation

/// The columns of a split view: what each of them shows, and which one is seen where there is room
/// for one alone.
@Observable
final class SplitModel {
  /// The column that is seen where there is room for one.
  private(set) var column = 0
  /// Whether the user has gone from one column to another.
  private(set) var hasMoved = false
  @ObservationIgnored private var models: [NavigationModel] = []
  /// Tells the program which column is seen, if it wants to know.
  @ObservationIgnored var onMove: ((Int) -> Void)?

  init() {}

  /// What leads further in each of so many columns.
  func models(count: Int) -> [NavigationModel] {
    guard models.count != count else { return models }
    models = (0..<count).map { _ in NavigationModel() }
    for index in models.indices {
      models[index].neighbours = NavigationModel.Neighbours(
        before: index > 0 ? models[index - 1] : nil,
        after: index + 1 < count ? models[index + 1] : nil,
        advance: { [unowned self] in
          if index + 1 < count { move(to: index + 1) }
        })
    }
    return models
  }

  /// The program has chosen a column.
  func show(_ column: Int) { self.column = column }

  /// The user goes to a column.
  func move(to column: Int) {
    guard column != self.column else { return }
    hasMoved = true
    self.column = column
    onMove?(column)
  }
}
