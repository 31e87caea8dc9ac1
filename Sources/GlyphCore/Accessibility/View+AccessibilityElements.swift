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
  public nonisolated consuming func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(_RepresentationModifier(representation: representation()))
  }
}
