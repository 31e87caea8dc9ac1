import GlyphCore

/// A screen of a stack.
final class NavigationEntry {
  let kind: Kind
  /// What the bars of the screen show.
  let bar = BarModel()
  /// Whether focus goes to the screen when it comes.
  let takesFocus: Bool

  enum Kind {
    /// What the stack is made of.
    case root
    /// The view that some destination makes for a value.
    case value(AnyHashable)
    /// The view that a link or a modifier has.
    case place(NavigationPlace)
  }

  init(_ kind: Kind, takesFocus: Bool) {
    self.kind = kind
    self.takesFocus = takesFocus
  }

  var value: AnyHashable? {
    if case .value(let value) = kind { value } else { nil }
  }

  var place: NavigationPlace? {
    if case .place(let place) = kind { place } else { nil }
  }
}

extension NavigationEntry: Identifiable {}
