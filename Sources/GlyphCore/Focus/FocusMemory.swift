/// Remembers what has focus in a view while the view is out of sight.
final class FocusMemory {
  var isShown: Bool
  private var place: PlacedObject?
  private var former: PlacedObject?

  init(isShown: Bool) { self.isShown = isShown }

  func enter(_ object: PlacedObject) { if place == nil { place = object } }
  func leave(_ object: PlacedObject) { if place === object { place = nil } }

  /// Gives focus to the first stop in the view, if there is one.
  func take(_ host: TreeHost) {
    if let place { host.requestFocus(place) }
  }

  /// The view goes out of sight, and focus with it.
  func hide(_ host: TreeHost) {
    former = nil
    guard let focus = host.focusedObject, isInside(focus) else { return }
    former = focus
    if host.focusRequest == nil { host.requestFocus(nil) }
  }

  /// The view is to be seen again.
  func show(_ host: TreeHost, takesFocus: Bool) {
    let former = former
    self.former = nil
    if let former, former.node != nil {
      host.requestFocus(former)
    } else if takesFocus {
      take(host)
    }
  }

  private func isInside(_ object: PlacedObject) -> Bool {
    guard let place = place?.box else { return false }
    var box = object.box
    while let current = box, !(current == place) { box = current.enclosing }
    return box != nil
  }
}

/// The box of such a view.
struct FocusMemoryLayout: UnseenPrimitive {
  let memory: FocusMemory

  func didEnter(_ object: PlacedObject, _ host: TreeHost) { memory.enter(object) }
  func didLeave(_ object: PlacedObject, _ host: TreeHost) { memory.leave(object) }
  func difference(from old: FocusMemoryLayout, _ texts: TextComparison) -> Difference { .none }
}

/// The modifier of `keepsFocus`.
public struct _FocusMemoryModifier {
  let isShown: Bool
  let takesFocus: Bool
}

extension _FocusMemoryModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _FocusMemoryModifier, around content: Inner, to tree: inout _Tree
  ) {
    let marker = tree.openMarker(.scope)
    let host = tree.host
    let memory: FocusMemory
    if let kept = tree.keptObject(marker, FocusMemory.self) {
      memory = kept
      if memory.isShown != modifier.isShown {
        memory.isShown = modifier.isShown
        host.later {
          if modifier.isShown {
            memory.show(host, takesFocus: modifier.takesFocus)
          } else {
            memory.hide(host)
          }
        }
      }
    } else {
      memory = FocusMemory(isShown: modifier.isShown)
      if modifier.takesFocus { host.later { memory.take(host) } }
    }
    tree.keep(memory, in: marker)
    tree.pushWrapper(FocusMemoryLayout(memory: memory))
    Inner._write(content, to: &tree)
    tree.popWrapper()
    tree.closeMarker(marker)
  }
}

extension View {
  /// Takes focus out of the view while it is not shown, and gives it back to what had it inside once
  /// the view is shown again; `takesFocus` moves focus to its first stop when the view appears, or
  /// is shown and nothing in it had focus before.
  public nonisolated func keepsFocus(isShown: Bool, takesFocus: Bool = false) -> some View {
    modifier(_FocusMemoryModifier(isShown: isShown, takesFocus: takesFocus))
  }
}
