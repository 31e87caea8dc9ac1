/// What a view says of itself to those who do not see it.
struct AccessibilityAttributes {
  var label: Text?
  var value: Text?
  var hint: Text?
  /// What is read where no hint is given.
  var help: Text?
  var identifier: String?
  var isHidden: Bool?
  var addedTraits = AccessibilityTraits()
  var removedTraits = AccessibilityTraits()
  /// How the parts are read; nil where the view says nothing about it.
  var children: AccessibilityChildBehavior?
  var sortPriority: Double?
  var actions: [AccessibilityAction] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var pair: AccessibilityPair?

  /// These attributes with those of a modifier further in where these say nothing.
  func over(_ inner: AccessibilityAttributes) -> AccessibilityAttributes {
    AccessibilityAttributes(
      label: label ?? inner.label, value: value ?? inner.value, hint: hint ?? inner.hint,
      help: help ?? inner.help, identifier: identifier ?? inner.identifier,
      isHidden: isHidden ?? inner.isHidden,
      addedTraits: addedTraits.union(inner.addedTraits.subtracting(removedTraits)),
      removedTraits: removedTraits.union(inner.removedTraits.subtracting(addedTraits)),
      children: children ?? inner.children, sortPriority: sortPriority ?? inner.sortPriority,
      actions: inner.actions + actions, adjust: adjust ?? inner.adjust, pair: inner.pair ?? pair)
  }
}

/// Something that can be done with a view without a pointer on it.
struct AccessibilityAction {
  /// Nil for what activating the view does.
  let name: Text?
  let kind: AccessibilityActionKind
  let perform: () -> Void
}

/// The box that keeps them in the tree.
struct AccessibilityLayout: UnseenPrimitive {
  let attributes: AccessibilityAttributes

  func difference(from old: AccessibilityLayout, _ texts: TextComparison) -> Difference {
    .behaviour
  }
}

/// The modifier behind the accessibility modifiers; several in a row are one.
public struct AccessibilityAttachmentModifier {
  var attributes: AccessibilityAttributes
}

extension AccessibilityAttachmentModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(AccessibilityLayout(attributes: attributes))
  }
}
