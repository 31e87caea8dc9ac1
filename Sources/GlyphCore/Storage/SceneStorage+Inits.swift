import Foundation

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key)
  }

  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key)
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key)
  }

  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key)
  }

  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key)
  }
}

/// Values that may be absent.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key)
  }

  public init(_ key: String) where Value == Int? {
    self.init(nil, key)
  }

  public init(_ key: String) where Value == Double? {
    self.init(nil, key)
  }

  public init(_ key: String) where Value == String? {
    self.init(nil, key)
  }

  public init(_ key: String) where Value == URL? {
    self.init(nil, key)
  }

  public init(_ key: String) where Value == Date? {
    self.init(nil, key)
  }

  public init(_ key: String) where Value == Data? {
    self.init(nil, key)
  }
}
