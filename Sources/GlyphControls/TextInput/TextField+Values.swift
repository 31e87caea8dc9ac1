import Foundation
import GlyphCore

/// Fields for values: the text becomes the value on Return and when focus leaves, and what stands
/// for no value is forgotten.
extension TextField {
  /// A field for a value in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      .value(FormattedValue(value, format)), label: label(), prompt: prompt,
      traits: TextInputTraits())
  }

  /// A field for a value in a format; an empty text is nil.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      .value(FormattedValue(value, format)), label: label(), prompt: prompt,
      traits: TextInputTraits())
  }

  /// A field for a value as a formatter writes and reads it.
  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .value(FormattedValue(value, formatter)), label: label(), prompt: prompt,
      traits: TextInputTraits())
  }
}

extension TextField where Label == Text {
  /// A field with a localised title for a value in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .value(FormattedValue(value, format)), label: Text(titleKey), prompt: prompt,
      traits: TextInputTraits())
  }

  /// A field with a title that is drawn as it is for a value in a format.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .value(FormattedValue(value, format)), label: Text(title), prompt: prompt,
      traits: TextInputTraits())
  }

  /// A field with a localised title for a value in a format; an empty text is nil.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .value(FormattedValue(value, format)), label: Text(titleKey), prompt: prompt,
      traits: TextInputTraits())
  }

  /// A field with a title that is drawn as it is for a value in a format; an empty text is nil.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      .value(FormattedValue(value, format)), label: Text(title), prompt: prompt,
      traits: TextInputTraits())
  }

  /// A field with a localised title and a prompt for a value as a formatter writes and reads it.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      .value(FormattedValue(value, formatter)), label: Text(titleKey), prompt: prompt,
      traits: TextInputTraits())
  }

  /// A field with a title that is drawn as it is and a prompt for a value as a formatter writes and reads it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
  ) {
    self.init(
      .value(FormattedValue(value, formatter)), label: Text(title), prompt: prompt,
      traits: TextInputTraits())
  }

  /// A field with a localised title for a value as a formatter writes and reads it.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter
  ) {
    self.init(
      .value(FormattedValue(value, formatter)), label: Text(titleKey), prompt: nil,
      traits: TextInputTraits())
  }

  /// A field with a title that is drawn as it is for a value as a formatter writes and reads it.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter
  ) {
    self.init(
      .value(FormattedValue(value, formatter)), label: Text(title), prompt: nil,
      traits: TextInputTraits())
  }

  /// A field with a localised title for a value, which tells when editing begins and ends, and of Return.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      .value(FormattedValue(value, formatter)), label: Text(titleKey), prompt: nil,
      traits: TextInputTraits(), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// A field with a title that is drawn as it is for a value, which tells when editing begins and ends, and of Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(
      .value(FormattedValue(value, formatter)), label: Text(title), prompt: nil,
      traits: TextInputTraits(), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }

  /// A field with a localised title for a value, which tells when editing begins and ends.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      .value(FormattedValue(value, formatter)), label: Text(titleKey), prompt: nil,
      traits: TextInputTraits(), onEditingChanged: onEditingChanged)
  }

  /// A field with a title that is drawn as it is for a value, which tells when editing begins and ends.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      .value(FormattedValue(value, formatter)), label: Text(title), prompt: nil,
      traits: TextInputTraits(), onEditingChanged: onEditingChanged)
  }

  /// A field with a localised title for a value, which tells of Return.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      .value(FormattedValue(value, formatter)), label: Text(titleKey), prompt: nil,
      traits: TextInputTraits(), onCommit: onCommit)
  }

  /// A field with a title that is drawn as it is for a value, which tells of Return.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      .value(FormattedValue(value, formatter)), label: Text(title), prompt: nil,
      traits: TextInputTraits(), onCommit: onCommit)
  }
}
