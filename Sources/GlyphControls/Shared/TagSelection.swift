import GlyphCore

/// Which of the tagged views in a container are chosen, whatever the type of their tags.
struct TagSelection {
  /// Whether the view with a tag is chosen.
  let isSelected: (AnyHashable) -> Bool
  /// Chooses the view with a tag; of a container with a set, adds it or takes it out.
  let select: (AnyHashable) -> Void
  /// The tags of all that is chosen.
  let chosen: () -> Set<AnyHashable>
  /// Whether tags of a type can be chosen.
  let accepts: (Any.Type) -> Bool

  /// A choice of one; tags of another type are never chosen.
  init<Value: Hashable>(_ selection: Binding<Value>) {
    isSelected = { tag in (tag.base as? Value).map { $0 == selection.wrappedValue } ?? false }
    select = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
    chosen = { [AnyHashable(selection.wrappedValue)] }
    accepts = { $0 == Value.self || TagSelection.isOptional(Value.self, of: $0) }
  }

  /// A choice of one for several values at once; chosen is what all of them have.
  init<Value: Hashable>(_ sources: [Binding<Value>]) {
    isSelected = { tag in
      guard let value = tag.base as? Value, !sources.isEmpty else { return false }
      return sources.allSatisfy { $0.wrappedValue == value }
    }
    select = { tag in
      guard let value = tag.base as? Value else { return }
      for source in sources { source.wrappedValue = value }
    }
    chosen = {
      guard let value = sources.first?.wrappedValue else { return [] }
      return sources.allSatisfy { $0.wrappedValue == value } ? [AnyHashable(value)] : []
    }
    accepts = { $0 == Value.self || TagSelection.isOptional(Value.self, of: $0) }
  }

  /// A choice of one or none; choosing what is chosen leaves it so.
  init<Value: Hashable>(optional selection: Binding<Value?>) {
    isSelected = { tag in (tag.base as? Value).map { $0 == selection.wrappedValue } ?? false }
    select = { tag in if let value = tag.base as? Value { selection.wrappedValue = value } }
    chosen = { Set(selection.wrappedValue.map { [AnyHashable($0)] } ?? []) }
    accepts = { $0 == Value.self }
  }

  /// A choice of any number.
  init<Value: Hashable>(set selection: Binding<Set<Value>>) {
    isSelected = { tag in
      (tag.base as? Value).map { selection.wrappedValue.contains($0) } ?? false
    }
    select = { tag in
      guard let value = tag.base as? Value else { return }
      selection.wrappedValue.formSymmetricDifference([value])
    }
    chosen = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    accepts = { $0 == Value.self }
  }

  private static func isOptional(_ type: Any.Type, of wrapped: Any.Type) -> Bool {
    (type as? any OptionalType.Type)?.wrappedType == wrapped
  }
}

/// Lets an optional type tell what it is an optional of.
private protocol OptionalType {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
  static var wrappedType: Any.Type { Wrapped.self }
}
