import Foundation

extension NavigationPath {
  /// The path in a form that can be stored; nil if one of its values cannot.
  public var codable: CodableRepresentation? {
    var elements: [CodableRepresentation.Element] = []
    for value in values {
      guard let value = value.base as? any CodableElement.Value,
        let element = CodableRepresentation.Element(value)
      else { return nil }
      elements.append(element)
    }
    return CodableRepresentation(elements: elements)
  }

  /// A path that was stored.
  public init(_ codable: CodableRepresentation) { self.init(codable.elements.map(\.value)) }

  /// A path whose values can be stored, each with the name of its type.
  public struct CodableRepresentation: Equatable {
    let elements: [Element]

    struct Element: Equatable {
      let value: AnyHashable
      /// The type of the value as the runtime finds it.
      let type: String
      let encode: (any Encoder) throws -> Void

      static func == (a: Element, b: Element) -> Bool { a.value == b.value }
    }
  }
}

private enum CodableElement {
  typealias Value = Codable & Hashable
}

extension NavigationPath.CodableRepresentation.Element {
  fileprivate init?<Value: Codable & Hashable>(_ value: Value) {
    // What cannot be found by its name again, such as a private type, cannot be read back.
    guard let name = _mangledTypeName(Value.self), _typeByName(name) == Value.self else {
      return nil
    }
    self.init(value: AnyHashable(value), type: name, encode: { try value.encode(to: $0) })
  }
}

extension NavigationPath.CodableRepresentation.Element: Codable {
  private enum Keys: String, CodingKey {
    case type, value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let name = try container.decode(String.self, forKey: .type)
    guard let type = _typeByName(name) as? any CodableElement.Value.Type else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "There is no type of this name: \(name)")
    }
    func decode<Value: Codable & Hashable>(_ type: Value.Type) throws -> Self? {
      Self(try container.decode(type, forKey: .value))
    }
    guard let element = try decode(type) else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: container, debugDescription: "The type has no name: \(name)")
    }
    self = element
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(type, forKey: .type)
    try encode(container.superEncoder(forKey: .value))
  }
}

extension NavigationPath.CodableRepresentation: Codable {
  public init(from decoder: any Decoder) throws {
    elements = try [Element](from: decoder)
  }

  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}
