import GlyphCells

/// What a box does with events. A kind of box that responds also says so with `responds`.
@MainActor
protocol Responder {
  /// Whether Tab stops here.
  var isFocusable: Bool { get }
  /// Whether Tab stops here if it stops nowhere inside.
  var isFallbackStop: Bool { get }
  /// Knows whether the box has focus; nil for boxes that never do.
  var focusScope: FocusScope? { get }
  /// A key or a paste while the box, or one inside of it, has focus; true if it was taken.
  func respond(to event: Event) -> Bool
  func respond(to event: Event, in box: BoxRef) -> Bool
  /// The pointer went down on the box, or up again (`isInside` tells where); true if it is wanted.
  func press(_ phase: PressPhase) -> Bool
  /// The pointer from when it goes down on the box until it is let go.
  func follow(_ pointer: Pointer, in box: BoxRef) -> PointerAnswer
  var pointerPriority: PointerPriority { get }
  /// Whether the box acts on a single click, so that those around it do not.
  var isPress: Bool { get }
  /// Whether the box wants to know that the pointer is over it.
  var wantsHover: Bool { get }
  /// The pointer is over the box, at a point of the surface, or left it (nil).
  func hover(at point: GridPoint?, in box: BoxRef)
  /// The wheel was turned over the box; true if something moved.
  func scroll(columns: Int, rows: Int, in box: BoxRef) -> Bool
  /// Focus moved into the box, or out of it.
  func focusMoved(isInside: Bool)
  /// Whether keys come here too while nothing has focus.
  var listensWithoutFocus: Bool { get }
  /// Whether the library marks the box while it has focus.
  var showsFocus: Bool { get }
  /// Where text is being edited, in cells of the box.
  func caret(in box: BoxRef) -> GridPoint?
  /// A text inside was submitted.
  func submit(_ triggers: SubmitTriggers) -> SubmitAnswer
}

/// What the pointer does on a box.
enum PressPhase: Equatable {
  case began
  case ended(isInside: Bool)
}

/// What became of a submission on its way outward.
enum SubmitAnswer {
  case passed, taken, blocked
}

extension Responder {
  var isFocusable: Bool { false }
  var isFallbackStop: Bool { false }
  var focusScope: FocusScope? { nil }
  var showsFocus: Bool { false }
  var listensWithoutFocus: Bool { false }
  var pointerPriority: PointerPriority { .normal }
  var isPress: Bool { false }
  var wantsHover: Bool { false }
  func focusMoved(isInside: Bool) {}
  func respond(to event: Event) -> Bool { false }
  func respond(to event: Event, in box: BoxRef) -> Bool { respond(to: event) }
  func press(_ phase: PressPhase) -> Bool { false }
  func hover(at point: GridPoint?, in box: BoxRef) {}
  func scroll(columns: Int, rows: Int, in box: BoxRef) -> Bool { false }
  func caret(in box: BoxRef) -> GridPoint? { nil }
  func submit(_ triggers: SubmitTriggers) -> SubmitAnswer { .passed }

  func follow(_ pointer: Pointer, in box: BoxRef) -> PointerAnswer {
    switch pointer.phase {
    case .began: return press(.began) ? .possible : .ignored
    case .moved: return .possible
    case .ended:
      let isInside = box.frame.contains(pointer.point)
      return press(.ended(isInside: isInside)) && isInside ? .recognized : .possible
    case .cancelled:
      _ = press(.ended(isInside: false))
      return .ignored
    case .clicked: return .ignored
    }
  }
}

extension BoxRef {
  /// The behaviour of a box towards events.
  var responder: (any Responder)? {
    flags.contains(.responds) ? kind.responder(self) : nil
  }
}
