import GlyphCore

/// Windows for values, with one for windows that are opened without any.
extension WindowGroup {
  private nonisolated init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, valueType: ObjectIdentifier(D.self)) { value in
      let initial = value?.base as? D ?? defaultValue()
      return PresentedWindowContent(initial) { value in
        content(Binding(value) ?? .constant(initial))
      }
    }
  }

  /// A window for a value, and the value of one that was opened without any.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title: nil, id: id, content: content, defaultValue: defaultValue)
  }

  /// A window for a value, and the value of one that was opened without any.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title: nil, id: nil, content: content, defaultValue: defaultValue)
  }

  /// A window for a value, with a title, and the value of one that was opened without any.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title: title, id: id, content: content, defaultValue: defaultValue)
  }

  /// A window for a value, with a title, and the value of one that was opened without any.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title: title, id: nil, content: content, defaultValue: defaultValue)
  }

  /// A window for a value, with a title, and the value of one that was opened without any.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title: Text(titleKey), id: id, content: content, defaultValue: defaultValue)
  }

  /// A window for a value, with a title, and the value of one that was opened without any.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title: Text(titleKey), id: nil, content: content, defaultValue: defaultValue)
  }

  /// A window for a value, with a title, and the value of one that was opened without any.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title: Text(verbatim: String(title)), id: id, content: content, defaultValue: defaultValue)
  }

  /// A window for a value, with a title, and the value of one that was opened without any.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title: Text(verbatim: String(title)), id: nil, content: content, defaultValue: defaultValue)
  }
}
