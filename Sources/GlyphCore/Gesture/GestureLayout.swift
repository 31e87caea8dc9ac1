import GlyphCells

/// The box around a view with a gesture.
struct GestureLayout<G: Gesture>: UnseenPrimitive {
  let recognizer: _GestureRecognizer<G.Value>
  let priority: PointerPriority
  let focus: FocusScope
  let isEnabled: Bool
  let showsFocus: Bool
  let cellSize: CellSize

  static var responds: Bool { true }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(Self.self) }

  func difference(from old: GestureLayout<G>, _ texts: TextComparison) -> Difference {
    showsFocus == old.showsFocus ? .behaviour : .ink
  }
}

extension GestureLayout: Responder {
  var focusScope: FocusScope? { focus }
  var isFallbackStop: Bool { isEnabled }
  var pointerPriority: PointerPriority { priority }

  func follow(_ pointer: Pointer, in box: BoxRef) -> PointerAnswer {
    guard isEnabled else { return .ignored }
    var input = GestureInput(
      phase: .began, point: pointer.point, start: pointer.start, clicks: pointer.clicks,
      time: pointer.time, box: box, cellSize: cellSize)
    switch pointer.phase {
    case .began: break
    case .moved: input.phase = .moved
    case .ended: input.phase = .ended
    case .cancelled:
      recognizer.reset()
      return .ignored
    case .clicked:
      guard recognizer.isDirected, box.frame.contains(pointer.point) else { return .ignored }
      dragEitherWay(in: box)
      return .recognized
    }
    let phase = recognizer.take(input)
    if phase.isClaimed { return .recognized }
    return phase.isFailed && input.phase == .began ? .ignored : .possible
  }

  func respond(to event: Event, in box: BoxRef) -> Bool {
    guard isEnabled, case .key(let key, modifiers: []) = event else { return false }
    switch key {
    case .space, .return:
      if recognizer.isDirected { dragEitherWay(in: box) } else { press(by: 0, in: box) }
    case .rightArrow where recognizer.isDirected: press(by: 1, in: box)
    case .leftArrow where recognizer.isDirected: press(by: -1, in: box)
    default: return false
    }
    return true
  }

  /// Drags to the right, and if that has changed nothing, to the left.
  @MainActor
  private func dragEitherWay(in box: BoxRef) {
    let host = box.node.tree
    press(by: 1, in: box)
    if !host.isOwed { press(by: -1, in: box) }
  }

  /// Does what the pointer would, with a way over the width of the view in a direction.
  @MainActor
  private func press(by direction: Int, in box: BoxRef) {
    let start = box.middle
    let end = GridPoint(x: start.x + direction * max(1, box.frame.width), y: start.y)
    var input = GestureInput(
      phase: .began, point: start, start: start, clicks: 1, time: box.node.tree.now, box: box,
      cellSize: cellSize, isKey: true)
    _ = recognizer.take(input)
    input.point = end
    if direction != 0 {
      input.phase = .moved
      _ = recognizer.take(input)
    }
    input.phase = .ended
    if !recognizer.take(input).isOver { recognizer.reset() }
  }
}

/// The modifier of `gesture` and its like.
public struct _GestureModifier<G: Gesture> {
  let gesture: G
  let priority: PointerPriority
  let isEnabled: Bool
}

extension _GestureModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _GestureModifier<G>, around content: Inner, to tree: inout _Tree
  ) {
    let ambient = tree.surroundings.ambient.values
    let (opening, focus) = tree.enterFocusScope()
    let place = tree.openMarker(.scope)
    let recognizer = G._recognizer(
      modifier.gesture, from: tree.keptObject(place, _GestureRecognizer<G.Value>.self))
    tree.keep(recognizer, in: place)
    tree.pushWrapper(
      GestureLayout<G>(
        recognizer: recognizer, priority: modifier.priority, focus: focus,
        isEnabled: modifier.isEnabled && ambient.isEnabled,
        showsFocus: ambient.isFocusEffectEnabled, cellSize: ambient.cellSize))
    Inner._write(content, to: &tree)
    tree.popWrapper()
    tree.closeMarker(place)
    tree._leave(opening)
  }
}
