/// What a box does with events. A kind of box that responds also says so with `responds`.
@MainActor
protocol Responder {
  /// Whether Tab stops here.
  var isFocusable: Bool { get }
  /// Knows whether the box has focus; nil for boxes that never do.
  var focusScope: FocusScope? { get }
  /// A key or a paste while the box, or one inside of it, has focus; true if it was taken.
  func respond(to event: Event) -> Bool
  /// The pointer went down on the box, or up again (`isInside` tells where); true if it is wanted.
  func press(_ phase: PressPhase) -> Bool
  /// Focus moved into the box, or out of it.
  func focusMoved(isInside: Bool)
  /// Whether keys come here too while nothing has focus.
  var listensWithoutFocus: Bool { get }
  /// Whether the library marks the box while it has focus.
  var showsFocus: Bool { get }
}

/// What the pointer does on a box.
enum PressPhase: Equatable {
  case began
  case ended(isInside: Bool)
}

extension Responder {
  var isFocusable: Bool { false }
  var focusScope: FocusScope? { nil }
  var showsFocus: Bool { false }
  var listensWithoutFocus: Bool { false }
  func focusMoved(isInside: Bool) {}
  func respond(to event: Event) -> Bool { false }
  func press(_ phase: PressPhase) -> Bool { false }
}

extension BoxRef {
  /// The behaviour of a box towards events.
  var responder: (any Responder)? {
    flags.contains(.responds) ? kind.responder(self) : nil
  }
}
