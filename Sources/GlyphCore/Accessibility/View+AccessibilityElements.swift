extension View {
  /// Says how the parts of the view are read: not at all, one by one, or as one thing.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    accessibility(AccessibilityAttributes(children: children))
  }

  /// Lets the view be read before those beside it that have a lower priority; 0 is the default.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(sortPriority: sortPriority))
  }

  /// Says that the view is a heading; a screen of text has one kind of them.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(addedTraits: .isHeader))
  }

  /// Offers something to do with the view.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      AccessibilityAttributes(actions: [
        AccessibilityAction(
          name: actionKind.name.map { Text(verbatim: $0) }, kind: actionKind, perform: handler)
      ]))
  }

  /// Offers something to do with the view, under a name.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      AccessibilityAttributes(actions: [
        AccessibilityAction(name: name, kind: .default, perform: handler)
      ]))
  }

  /// Offers something to do with the view, under a name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Offers something to do with the view, under a name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(verbatim: String(name)), handler)
  }

  /// Lets the view's value be changed in steps.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(adjust: handler))
  }

  /// Lets other views be read in the place of this one. They are not drawn.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(_RepresentationModifier(representation: representation()))
  }
}

/// The older forms.
extension View {
  public nonisolated func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }

  public nonisolated func accessibility(
    value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value)
  }

  public nonisolated func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint)
  }

  public nonisolated func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden)
  }

  public nonisolated func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }

  public nonisolated func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }

  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAddTraits(traits)
  }

  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits)
  }
}

/// Puts views behind each view of its content that are read in its place.
public struct _RepresentationModifier<Representation: View> {
  let representation: Representation
}

extension _RepresentationModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    tree.pushWrapper(
      RepresentationLayout(),
      layers: TypedViewSource(representation.modifier(_UnreachableModifier())))
  }
}

/// A box that is drawn as its child and read as its layers.
struct RepresentationLayout: PassivePrimitive {
  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    placeChild(of: box, &pass)
    let proposal = CellProposal(width: box.size.width, height: box.size.height)
    for layer in box.layers {
      _ = layer.size(proposal, &pass)
      layer.place(at: CellOffset(), proposal, &pass)
    }
  }

  func drawingOrder(of box: BoxRef) -> [BoxRef] { [box.child] }
}
