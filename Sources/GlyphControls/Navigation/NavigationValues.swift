import GlyphCore

/// The values on the path of a stack, whatever their types.
struct NavigationValues {
  let read: () -> [AnyHashable]
  /// Puts a value on the path, if its type is one that the path takes.
  let append: (AnyHashable) -> Void
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.values }
    append = { path.wrappedValue.append($0) }
    removeLast = { path.wrappedValue.removeLast($0) }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    append = { value in
      if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
    }
    removeLast = { path.wrappedValue.removeLast(min($0, path.wrappedValue.count)) }
  }
}
