import GlyphCells

/// A view along which the pointer chooses a place.
public struct _ScrubModifier {
  let action: (Double) -> Void
}

extension _ScrubModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(
      ScrubLayout(action: action, isEnabled: tree.surroundings.ambient.values.isEnabled))
  }
}

/// The box around such a view.
struct ScrubLayout: UnaryPrimitive {
  let action: (Double) -> Void
  let isEnabled: Bool

  static var responds: Bool { true }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(ScrubLayout.self) }

  func difference(from old: ScrubLayout, _ texts: TextComparison) -> Difference { .behaviour }
}

extension ScrubLayout: Responder {
  func follow(_ pointer: Pointer, in box: BoxRef) -> PointerAnswer {
    guard isEnabled else { return .ignored }
    switch pointer.phase {
    case .began, .moved:
      let frame = box.frame
      let last = Double(max(1, frame.width - 1))
      action(min(max(Double(pointer.point.x - frame.x) / last, 0), 1))
      return .recognized
    case .ended: return .recognized
    case .cancelled, .clicked: return .ignored
    }
  }
}

extension View {
  /// Acts when the pointer is pressed on the view, and while it is dragged from there: with where it
  /// is from the leading edge (0) to the trailing edge (1). Focus is left to the views around.
  public nonisolated consuming func onScrub(perform action: @escaping (Double) -> Void) -> some View
  {
    modifier(_ScrubModifier(action: action))
  }
}
