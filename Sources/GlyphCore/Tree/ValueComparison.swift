@_spi(Reflection) import Swift

/// Whether two values of a type say the same: references by identity, others by `==`, by bytes or
/// field by field.
///
/// What cannot be compared (closures, existentials, payloads of enums that are not `Equatable`)
/// never says the same. How to compare a type is found out once.
enum ValueComparison {
  typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in
        TypeInfo.of(Value.self).areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }

  static func comparison(for type: Any.Type) -> Comparison {
    func open<Value>(_ type: Value.Type) -> Comparison { comparison(of: type) }
    return _openExistential(type, do: open)
  }

  private static func comparison<Value>(of type: Value.Type) -> Comparison {
    if let type = type as? any DynamicProperty.Type { return dynamic(type) }
    // References come before `==` also because a weak field must not be read as a strong one.
    if type is AnyClass { return isSameReference }
    if let type = type as? any OptionalType.Type, let comparison = type.comparison() {
      return comparison
    }
    if let type = type as? any Equatable.Type { return equatable(type) }
    if _isPOD(type) {
      let size = MemoryLayout<Value>.size
      return { a, b in isSameMemory(a, b, size) }
    }
    guard let fields = fields(of: type) else { return { _, _ in false } }
    let comparisons = fields.map { ($0.offset, comparison(for: $0.type)) }
    return { a, b in
      for (offset, areEqual) in comparisons where !areEqual(a + offset, b + offset) {
        return false
      }
      return true
    }
  }

  fileprivate static func isSameReference(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.load(as: UInt.self) == b.load(as: UInt.self)
  }

  private static func equatable<Value: Equatable>(_ type: Value.Type) -> Comparison {
    { a, b in
      a.assumingMemoryBound(to: Value.self).pointee
        == b.assumingMemoryBound(to: Value.self).pointee
    }
  }

  private static func dynamic<Value: DynamicProperty>(_ type: Value.Type) -> Comparison {
    { a, b in Value._areEqual(a, b) }
  }

  private static func isSameMemory(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ size: Int
  ) -> Bool {
    for offset in 0..<size
    where a.load(fromByteOffset: offset, as: UInt8.self)
      != b.load(fromByteOffset: offset, as: UInt8.self)
    {
      return false
    }
    return true
  }

  /// The stored fields of a struct or tuple; nil for everything else. The one place that reflects.
  static func fields(of type: Any.Type) -> [(offset: Int, type: Any.Type)]? {
    func open<Value>(_ type: Value.Type) -> [(offset: Int, type: Any.Type)]? {
      kind(of: type) == .struct || kind(of: type) == .tuple ? reflectedFields(of: type) : nil
    }
    return _openExistential(type, do: open)
  }

  private static func reflectedFields(of type: Any.Type) -> [(offset: Int, type: Any.Type)] {
    var fields: [(offset: Int, type: Any.Type)] = []
    _forEachField(of: type, options: []) { _, offset, type, _ in
      fields.append((offset, type))
      return true
    }
    return fields
  }

  /// Reflection reports enums and functions as if they were structs without fields, and crashes on
  /// existentials; but it knows the kind of a field, so the type is looked at as one.
  private static func kind<Value>(of type: Value.Type) -> _MetadataKind? {
    var kind: _MetadataKind?
    _forEachField(of: Field<Value>.self, options: []) { _, _, _, fieldKind in
      kind = fieldKind
      return true
    }
    return kind
  }

  private struct Field<Value> { var value: Value }
}

/// An optional, whose payload can be compared without its being `Equatable`.
private protocol OptionalType {
  /// Nil for payloads that are compared as part of the optional.
  static func comparison() -> ValueComparison.Comparison?
}

extension Optional: OptionalType {
  fileprivate static func comparison() -> ValueComparison.Comparison? {
    if Wrapped.self is AnyClass { return ValueComparison.isSameReference }
    if Wrapped.self is any Equatable.Type { return nil }
    // Any other reference may be weak, and is not read at all.
    guard ValueComparison.fields(of: Wrapped.self) != nil else {
      return nil
    }
    let areEqual = ValueComparison.comparison(for: Wrapped.self)
    return { a, b in
      let a = a.assumingMemoryBound(to: Wrapped?.self).pointee
      let b = b.assumingMemoryBound(to: Wrapped?.self).pointee
      guard let a, let b else { return a == nil && b == nil }
      return withUnsafePointer(to: a) { a in
        withUnsafePointer(to: b) { b in areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
      }
    }
  }
}
