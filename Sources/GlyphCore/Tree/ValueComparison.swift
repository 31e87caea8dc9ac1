@_spi(Reflection) import Swift

/// Whether two values of a type say the same: by `==`, by bytes, field by field, by identity.
///
/// What cannot be compared (closures, payloads of enums that are not `Equatable`) never says the
/// same. How to compare a type is found out once.
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
    if let type = type as? any Equatable.Type { return equatable(type) }
    if _isPOD(type) {
      let size = MemoryLayout<Value>.size
      return { a, b in isSameMemory(a, b, size) }
    }
    if type is AnyClass {
      return { a, b in a.load(as: UnsafeRawPointer.self) == b.load(as: UnsafeRawPointer.self) }
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

  /// The stored fields of a struct or a tuple; nil for everything else. The one place that reflects.
  static func fields(of type: Any.Type) -> [(offset: Int, type: Any.Type)]? {
    // The runtime says of an enum that it has no fields, whatever its case holds, and cannot be
    // asked about an existential.
    guard kind(of: type) == 0x200 || kind(of: type) == 0x301 else { return nil }
    var fields: [(Int, Any.Type)] = []
    let complete = _forEachField(of: type, options: []) { _, offset, type, kind in
      fields.append((offset, type))
      return true
    }
    return complete ? fields.map { (offset: $0.0, type: $0.1) } : nil
  }

  /// What sort of type it is, as the runtime counts: 0x200 is a struct, 0x301 a tuple.
  private static func kind(of type: Any.Type) -> Int {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
  }
}
