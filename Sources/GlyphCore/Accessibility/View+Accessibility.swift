extension View {
  nonisolated func accessibility(
    _ attributes: AccessibilityAttributes
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(attributes: attributes))
  }

  /// Says what the view is, for those who do not see it.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(label: label))
  }

  /// Says what the view is, for those who do not see it, if `isEnabled`.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(label: isEnabled ? label : nil))
  }

  /// Says what the view is, for those who do not see it.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(label: Text(labelKey)))
  }

  /// Says what the view is, for those who do not see it, if `isEnabled`.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(label: isEnabled ? Text(labelKey) : nil))
  }

  /// Says what the view is, for those who do not see it.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(label: Text(verbatim: String(label))))
  }

  /// Says what the view is, for those who do not see it, if `isEnabled`.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(label: isEnabled ? Text(verbatim: String(label)) : nil))
  }

  /// Says the view's value, for those who do not see it.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(value: valueDescription))
  }

  /// Says the view's value, for those who do not see it, if `isEnabled`.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(value: isEnabled ? valueDescription : nil))
  }

  /// Says the view's value, for those who do not see it.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(value: Text(valueKey)))
  }

  /// Says the view's value, for those who do not see it, if `isEnabled`.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(value: isEnabled ? Text(valueKey) : nil))
  }

  /// Says the view's value, for those who do not see it.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(value: Text(verbatim: String(value))))
  }

  /// Says the view's value, for those who do not see it, if `isEnabled`.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(value: isEnabled ? Text(verbatim: String(value)) : nil))
  }

  /// Says what acting on the view does, for those who do not see it.
  public nonisolated func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(hint: hint))
  }

  /// Says what acting on the view does, for those who do not see it, if `isEnabled`.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(hint: isEnabled ? hint : nil))
  }

  /// Says what acting on the view does, for those who do not see it.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(hint: Text(hintKey)))
  }

  /// Says what acting on the view does, for those who do not see it, if `isEnabled`.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(hint: isEnabled ? Text(hintKey) : nil))
  }

  /// Says what acting on the view does, for those who do not see it.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(hint: Text(verbatim: String(hint))))
  }

  /// Says what acting on the view does, for those who do not see it, if `isEnabled`.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(hint: isEnabled ? Text(verbatim: String(hint)) : nil))
  }

  /// Names the view for tests and tools.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(identifier: identifier))
  }

  /// Leaves the view out of what is read to those who do not see it.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(isHidden: hidden))
  }

  /// Says more of what the view is.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(addedTraits: traits))
  }

  /// Takes back something of what the view is.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(AccessibilityAttributes(removedTraits: traits))
  }
}
