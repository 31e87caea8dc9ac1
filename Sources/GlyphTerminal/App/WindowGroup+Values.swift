import GlyphCore

/// Windows for values, which `openWindow(value:)` opens: a window for each.
extension WindowGroup {
  private nonisolated init<D: Codable & Hashable, C: View>(
    title: Text?, id: String?, content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, valueType: ObjectIdentifier(D.self)) { value in
      PresentedWindowContent(value?.base as? D, content: content)
    }
  }

  /// A window for a value; nil where it was opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: id, content: content)
  }

  /// A window for a value; nil where it was opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: nil, id: nil, content: content)
  }

  /// A window for a value, with a title; nil where it was opened without one.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: id, content: content)
  }

  /// A window for a value, with a title; nil where it was opened without one.
  @_disfavoredOverload
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: title, id: nil, content: content)
  }

  /// A window for a value, with a title; nil where it was opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: id, content: content)
  }

  /// A window for a value, with a title; nil where it was opened without one.
  public nonisolated init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(titleKey), id: nil, content: content)
  }

  /// A window for a value, with a title; nil where it was opened without one.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(verbatim: String(title)), id: id, content: content)
  }

  /// A window for a value, with a title; nil where it was opened without one.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title: Text(verbatim: String(title)), id: nil, content: content)
  }
}
