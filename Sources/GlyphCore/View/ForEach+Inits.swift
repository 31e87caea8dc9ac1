extension ForEach where Content: View {
  /// A view for each element, told apart by a property.
  @inlinable
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data: data, content: content, id: { element, _ in element[keyPath: id] }, isDistinct: false)
  }

  /// A view for each element of an identifiable type.
  @inlinable
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, id: { element, _ in element.id }, isDistinct: false)
  }

  /// A view for each element of a collection that is bound, with a binding to it.
  @inlinable
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { pair in content(data[pair.0]) },
      id: { pair, _ in pair.1 },
      isDistinct: false)
  }

  /// A view for each element of a collection of identifiable values that is bound, with a binding
  /// to it.
  @inlinable
  public nonisolated init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range.
  @inlinable
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, id: { element, _ in element }, isDistinct: true)
  }
}
