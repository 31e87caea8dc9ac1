import GlyphCore
import Observation

/// A link or a modifier that shows a view of its own on top of the screen that it is in.
@Observable
final class NavigationPlace {
  private(set) var content: AnyView?
  @ObservationIgnored private(set) var end: () -> Void = {}

  init() {}

  /// Takes over what is shown now, if anything is, and what to do when it is left.
  func update(_ content: AnyView?, end: @escaping () -> Void = {}) {
    if let content { self.content = content }
    self.end = end
  }
}

/// The views that are made for values of a type.
@Observable
final class NavigationDestination {
  var build: ((AnyHashable) -> AnyView?)?

  init() {}
}
