import GlyphCore
import Observation

/// The screens of a stack, and what leads from one to the next.
@Observable
final class NavigationModel {
  /// The screens on the root, the one on top last.
  private(set) var entries: [NavigationEntry] = []
  private var destinations: [ObjectIdentifier: [NavigationDestination]] = [:]
  @ObservationIgnored let root = NavigationEntry(.root, takesFocus: false)
  /// The path of the program, if it keeps one.
  @ObservationIgnored var path: NavigationValues?
  /// The columns of the split view that this is one of.
  @ObservationIgnored var neighbours: Neighbours?
  /// What a link in the column before has put in the place of the root.
  private(set) var replacement: NavigationEntry?

  struct Neighbours {
    let before: NavigationModel?
    let after: NavigationModel?
    /// Shows the column after this one where there is room for one alone.
    let advance: () -> Void
  }

  init() {}

  /// Takes over the values on the path, which may have been changed by the program.
  func follow(_ values: [AnyHashable], isInitial: Bool) {
    var matched = 0
    var kept = 0
    for entry in entries {
      if let value = entry.value {
        guard matched < values.count, values[matched] == value else { break }
        matched += 1
      }
      kept += 1
    }
    guard kept < entries.count || matched < values.count else { return }
    let gone = entries[kept...]
    entries.removeSubrange(kept...)
    for value in values[matched...] {
      entries.append(NavigationEntry(.value(value), takesFocus: !isInitial))
    }
    for entry in gone.reversed() { entry.place?.end() }
  }

  /// Shows the screen for a value on top, or in the next column.
  func push(_ value: AnyHashable) {
    if let neighbours, let next = neighbours.after {
      if view(for: value) != nil { next.replace(with: .value(value)) }
      neighbours.advance()
    } else if let path {
      path.append(value)
    } else {
      entries.append(NavigationEntry(.value(value), takesFocus: true))
    }
  }

  /// Shows the view of a place on top, unless it is there, or in the next column.
  func show(_ place: NavigationPlace, takesFocus: Bool = true) {
    if let neighbours, let next = neighbours.after {
      if next.replacement?.place !== place { next.replace(with: .place(place)) }
      return neighbours.advance()
    }
    guard !entries.contains(where: { $0.place === place }) else { return }
    entries.append(NavigationEntry(.place(place), takesFocus: takesFocus))
  }

  /// Leaves the view of a place, and those on top of it.
  func hide(_ place: NavigationPlace) {
    if let next = neighbours?.after {
      if next.replacement?.place === place { next.replacement = nil }
      return
    }
    guard let index = entries.firstIndex(where: { $0.place === place }) else { return }
    leave(from: index)
  }

  /// Leaves a screen, and those on top of it.
  func leave(_ entry: NavigationEntry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    leave(from: index)
  }

  private func leave(from index: Int) {
    let gone = entries[index...]
    entries.removeSubrange(index...)
    let values = gone.filter { $0.value != nil }.count
    if values > 0 { path?.removeLast(values) }
    for entry in gone.reversed() { entry.place?.end() }
  }

  /// Shows something in the place of the root, and nothing on top of it.
  private func replace(with kind: NavigationEntry.Kind) {
    let gone = entries.reversed() + [replacement].compactMap { $0 }
    entries = []
    replacement = NavigationEntry(kind, takesFocus: false)
    for entry in gone { entry.place?.end() }
  }

  /// A row of a list was chosen on purpose, not only on the way.
  func advance() { neighbours?.advance() }

  func add(_ destination: NavigationDestination, for type: Any.Type) {
    destinations[ObjectIdentifier(type), default: []].append(destination)
  }

  func remove(_ destination: NavigationDestination, for type: Any.Type) {
    destinations[ObjectIdentifier(type)]?.removeAll { $0 === destination }
  }

  /// The view for a value; nil if no destination makes one.
  func view(for value: AnyHashable) -> AnyView? {
    let type = Swift.type(of: value.base)
    return destinations[ObjectIdentifier(type)]?.first?.build?(value)
      ?? neighbours?.before?.view(for: value)
  }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The stack in which links lead further.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
