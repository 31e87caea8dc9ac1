import Foundation

/// How values of a type are kept in user defaults.
struct StoredValue<Value> {
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void
}

extension StoredValue where Value == Bool {
  static var bool: StoredValue<Bool> {
    StoredValue(
      read: { $0.object(forKey: $1) == nil ? nil : $0.bool(forKey: $1) },
      write: { $0.set($2, forKey: $1) })
  }
}

extension StoredValue where Value == Int {
  static var int: StoredValue<Int> {
    StoredValue(
      read: { $0.object(forKey: $1) == nil ? nil : $0.integer(forKey: $1) },
      write: { $0.set($2, forKey: $1) })
  }
}

extension StoredValue where Value == Double {
  static var double: StoredValue<Double> {
    StoredValue(
      read: { $0.object(forKey: $1) == nil ? nil : $0.double(forKey: $1) },
      write: { $0.set($2, forKey: $1) })
  }
}

extension StoredValue where Value == String {
  static var string: StoredValue<String> {
    StoredValue(read: { $0.string(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension StoredValue where Value == URL {
  static var url: StoredValue<URL> {
    StoredValue(read: { $0.url(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension StoredValue where Value == Data {
  static var data: StoredValue<Data> {
    StoredValue(read: { $0.data(forKey: $1) }, write: { $0.set($2, forKey: $1) })
  }
}

extension StoredValue where Value == Date {
  static var date: StoredValue<Date> {
    StoredValue(
      read: { $0.object(forKey: $1) as? Date }, write: { $0.set($2, forKey: $1) })
  }
}

extension StoredValue {
  /// A value by its raw value; one that names no case counts as absent.
  static func raw<Raw>(_ raw: StoredValue<Raw>) -> StoredValue<Value>
  where Value: RawRepresentable, Value.RawValue == Raw {
    StoredValue(
      read: { raw.read($0, $1).flatMap(Value.init(rawValue:)) },
      write: { raw.write($0, $1, $2.rawValue) })
  }

  /// An optional, whose nil is the absence of a value.
  static func optional<Wrapped>(_ wrapped: StoredValue<Wrapped>) -> StoredValue<Value>
  where Value == Wrapped? {
    StoredValue(
      read: { defaults, key in wrapped.read(defaults, key).map { .some($0) } },
      write: { defaults, key, value in
        if let value {
          wrapped.write(defaults, key, value)
        } else {
          defaults.removeObject(forKey: key)
        }
      })
  }
}
