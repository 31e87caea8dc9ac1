import GlyphCore

/// A control that does something on a click, and on Space and Return while it has focus.
///
/// ```swift
/// Button("Save") { save() }
/// ```
///
/// ```
/// [ Save ]
/// ```
public struct Button<Label: View> {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: @MainActor () -> Void
  @usableFromInline let label: Label

  /// A button with a label of any views, which stand in a row.
  @inlinable
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role, which the built-in styles show.
  @inlinable
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: View {
  @inlinable public var body: some View {
    StyledControl(
      PrimitiveButtonStyleConfiguration(
        role: role, label: .init(label), action: action),
      default: PrimitiveButtonStyling(style: DefaultButtonStyle()))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is drawing, as the next outer style draws it.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}
