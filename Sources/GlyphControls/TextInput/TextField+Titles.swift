import GlyphCore

extension TextField where Label == Text {
  /// A field with a localised title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>
  ) {
    self.init(.text(text), label: Text(titleKey), prompt: nil, traits: TextInputTraits())
  }

  /// A field with a title that is drawn as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>
  ) {
    self.init(.text(text), label: Text(title), prompt: nil, traits: TextInputTraits())
  }

  /// A field with a localised title, and a prompt for while it is empty.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(.text(text), label: Text(titleKey), prompt: prompt, traits: TextInputTraits())
  }

  /// A field with a title that is drawn as it is, and a prompt for while it is empty.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(.text(text), label: Text(title), prompt: prompt, traits: TextInputTraits())
  }

  /// A field with a localised title, which grows with its text if its axis is the vertical.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis
  ) {
    self.init(.text(text), label: Text(titleKey), prompt: nil, traits: TextInputTraits(axis: axis))
  }

  /// A field with a title that is drawn as it is, which grows with its text if its axis is the vertical.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) {
    self.init(.text(text), label: Text(title), prompt: nil, traits: TextInputTraits(axis: axis))
  }

  /// A field with a localised title and a prompt, which grows with its text if its axis is the vertical.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(
      .text(text), label: Text(titleKey), prompt: prompt, traits: TextInputTraits(axis: axis))
  }

  /// A field with a title that is drawn as it is and a prompt, which grows with its text if its axis is the vertical.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(.text(text), label: Text(title), prompt: prompt, traits: TextInputTraits(axis: axis))
  }

  /// A field with a localised title, which tells when editing begins and ends, and of Return.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      .text(text), label: Text(titleKey), prompt: nil, traits: TextInputTraits(),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// A field with a title that is drawn as it is, which tells when editing begins and ends, and of Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      .text(text), label: Text(title), prompt: nil, traits: TextInputTraits(),
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// A field with a localised title, which tells when editing begins and ends.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      .text(text), label: Text(titleKey), prompt: nil, traits: TextInputTraits(),
      onEditingChanged: onEditingChanged)
  }

  /// A field with a title that is drawn as it is, which tells when editing begins and ends.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      .text(text), label: Text(title), prompt: nil, traits: TextInputTraits(),
      onEditingChanged: onEditingChanged)
  }

  /// A field with a localised title, which tells of Return.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      .text(text), label: Text(titleKey), prompt: nil, traits: TextInputTraits(), onCommit: onCommit
    )
  }

  /// A field with a title that is drawn as it is, which tells of Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      .text(text), label: Text(title), prompt: nil, traits: TextInputTraits(), onCommit: onCommit)
  }
}
