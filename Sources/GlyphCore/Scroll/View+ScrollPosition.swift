/// Ties the position of a scroll view to the id of a view in it.
public struct _ScrollPositionModifier<ID: Hashable> {
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

extension _ScrollPositionModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _ScrollPositionModifier<ID>, around content: Inner, to tree: inout _Tree
  ) {
    let marker = tree.openMarker(.scope)
    let follower = tree.keptObject(marker, ScrollFollower.self) ?? ScrollFollower(tree.host)
    tree.keep(follower, in: marker)
    let id = modifier.id
    follower.write = { tag in if let new = tag.base as? ID { id.wrappedValue = new } }
    follower.follow(id.wrappedValue, anchor: modifier.anchor)
    tree.pushWrapper(ScrollPositionLayout(follower: follower))
    let tagged = content.taggedViews(accepting: { $0 == ID.self }) { view in
      view.modifier(_ScrollTargetModifier(tag: view.tag, follower: follower))
    }
    writeView(tagged, to: &tree)
    tree.popWrapper()
    tree.closeMarker(marker)
  }

  @MainActor
  private static func writeView<Content: View>(_ view: Content, to tree: inout _Tree) {
    Content._write(view, to: &tree)
  }
}

/// The box around such a scroll view.
struct ScrollPositionLayout: UnseenPrimitive {
  let follower: ScrollFollower

  func didEnter(_ object: PlacedObject, _ host: TreeHost) { follower.object = object }

  func difference(from old: ScrollPositionLayout, _ texts: TextComparison) -> Difference { .none }
}

/// A view of the content that stands for something.
struct _ScrollTargetModifier: _BoxModifier {
  typealias Body = Never

  let tag: AnyHashable
  let follower: ScrollFollower

  func _push(to tree: inout _Tree) {
    tree.pushWrapper(ScrollTargetLayout(tag: tag, follower: follower))
  }
}

struct ScrollTargetLayout: UnseenPrimitive {
  let tag: AnyHashable
  let follower: ScrollFollower

  func didEnter(_ object: PlacedObject, _ host: TreeHost) { follower.add(object, for: tag) }
  func didLeave(_ object: PlacedObject, _ host: TreeHost) { follower.remove(object) }

  static func moveValue(
    from new: Payload, to old: Payload, _ texts: TextComparison
  ) -> Difference {
    let holder = old.holder(ScrollTargetLayout.self)
    let value = new.value(ScrollTargetLayout.self)
    if value.tag != holder.value.tag {
      holder.value.follower.remove(holder)
      value.follower.add(holder, for: value.tag)
    }
    holder.take(value)
    return .none
  }
}

extension View {
  /// Scrolls the scroll view in this view to the view with an id whenever the binding gets another,
  /// so that it stands at the anchor, or else at the top; and tells the id of the first element of a
  /// `ForEach` that can be seen when somebody scrolls.
  public nonisolated func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(_ScrollPositionModifier(id: id, anchor: anchor))
  }
}
