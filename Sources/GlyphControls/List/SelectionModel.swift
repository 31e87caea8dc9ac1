import GlyphCore
import Observation

/// The choice among the rows of a list, of which each row follows its own part: when another row is
/// chosen, two rows are evaluated and not all.
///
/// It is observable so that the view that keeps it up to date is evaluated on its own.
final class SelectionModel: Observable {
  private(set) var chosen: Set<AnyHashable> = []
  private var selection: ListSelection?
  private var rows: [AnyHashable: WeakChoice] = [:]

  init() {}

  /// Whether several rows may be chosen; otherwise focus chooses.
  var isMultiple: Bool { selection?.isMultiple ?? false }

  func select(_ tag: AnyHashable) { selection?.tags.select(tag) }

  /// Takes over what is chosen now, and tells the rows that it concerns.
  func update(_ selection: ListSelection) {
    self.selection = selection
    let new = selection.tags.chosen()
    for tag in chosen.symmetricDifference(new) {
      rows[tag]?.choice?.isChosen = new.contains(tag)
    }
    chosen = new
    rows = rows.filter { $0.value.choice != nil }
  }

  /// The chosen rows if one is among them, or else that row.
  func rows(around tag: AnyHashable) -> Set<AnyHashable> { chosen.contains(tag) ? chosen : [tag] }

  /// What a row follows.
  func choice(of tag: AnyHashable) -> RowChoice {
    if let known = rows[tag]?.choice { return known }
    let choice = RowChoice(isChosen: chosen.contains(tag))
    rows[tag] = WeakChoice(choice: choice)
    return choice
  }
}

/// Whether one row is chosen.
@Observable
final class RowChoice {
  var isChosen: Bool

  init(isChosen: Bool) { self.isChosen = isChosen }
}

private struct WeakChoice {
  weak var choice: RowChoice?
}

/// Reads the selection for all rows; it leaves nothing on the screen.
struct SelectionFollower {
  let selection: ListSelection
  let model: SelectionModel

  init(_ selection: ListSelection, _ model: SelectionModel) {
    self.selection = selection
    self.model = model
  }
}

extension SelectionFollower: View {
  var body: some View {
    // Rows are written after this, and find the model up to date.
    let _ = model.update(selection)
    EmptyView()
  }
}

private struct ListSelectionKey: EnvironmentKey {
  static var defaultValue: SelectionModel? { nil }
}

extension EnvironmentValues {
  /// The choice among the rows of the list around.
  var listSelection: SelectionModel? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
