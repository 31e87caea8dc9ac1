import Observation

/// What is known of a type of view: where its dynamic properties are, and how to compare it.
///
/// Found out by reflection once per type, and then looked up by the address of its metadata.
final class TypeInfo {
  /// A composite with any dynamic property or model of its own has identity, and gets a node.
  let needsNode: Bool
  /// How many state slots its dynamic properties take.
  let slots: Int
  private let properties: [Property]
  private let areFieldsEqual: ValueComparison.Comparison

  private struct Property {
    let offset: Int
    let slot: Int
    let type: any DynamicProperty.Type
  }

  private init(_ type: Any.Type) {
    var properties: [Property] = []
    var slots = 0
    var hasModel = false
    func collect(_ type: Any.Type, at base: Int, holdsProperties: Bool) {
      for field in ValueComparison.fields(of: type) ?? [] {
        if let property = field.type as? any DynamicProperty.Type {
          properties.append(
            Property(offset: base + field.offset, slot: slots, type: property))
          slots += property._slots
        } else if holdsProperties, !(field.type is any View.Type) {
          collect(field.type, at: base + field.offset, holdsProperties: true)
        } else if field.type is any Observable.Type {
          hasModel = true
        }
      }
    }
    collect(type, at: 0, holdsProperties: type is any PropertyHolder.Type)
    self.properties = properties
    self.slots = slots
    needsNode = hasModel || !properties.isEmpty
    areFieldsEqual = ValueComparison.comparison(for: type)
  }

  func bind(_ value: UnsafeMutableRawPointer, to node: Node, slot: Int = 0) {
    for property in properties {
      property.type._bind(
        value + property.offset,
        in: _DynamicPlace(node: node, slot: slot + property.slot))
    }
  }

  func settle(
    _ old: UnsafeRawPointer, before new: UnsafeRawPointer, in node: Node, slot: Int = 0
  ) {
    for property in properties {
      property.type._settle(
        old + property.offset, before: new + property.offset,
        in: _DynamicPlace(node: node, slot: slot + property.slot))
    }
  }

  func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { areFieldsEqual(a, b) }

  // Only read and written on the main actor: views are only written there.
  private nonisolated(unsafe) static var table: [UnsafeRawPointer?] = Array(
    repeating: nil, count: 256)
  private nonisolated(unsafe) static var infos: [TypeInfo?] = Array(repeating: nil, count: 256)
  private nonisolated(unsafe) static var count = 0

  /// The information for a type, by open addressing over the metadata's address.
  static func of(_ type: Any.Type) -> TypeInfo {
    let key = unsafeBitCast(type, to: UnsafeRawPointer.self)
    var slot = index(key)
    while let known = table[slot] {
      if known == key, let info = infos[slot] { return info }
      slot = (slot + 1) & (table.count - 1)
    }
    let info = TypeInfo(type)
    insert(info, for: key)
    return info
  }

  private static func insert(_ info: TypeInfo, for key: UnsafeRawPointer) {
    if (count + 1) * 2 > table.count { grow() }
    var slot = index(key)
    while table[slot] != nil { slot = (slot + 1) & (table.count - 1) }
    table[slot] = key
    infos[slot] = info
    count += 1
  }

  private static func grow() {
    let (oldTable, oldInfos) = (table, infos)
    table = Array(repeating: nil, count: oldTable.count * 2)
    infos = Array(repeating: nil, count: oldTable.count * 2)
    count = 0
    for (key, info) in zip(oldTable, oldInfos) {
      if let key, let info { insert(info, for: key) }
    }
  }

  private static func index(_ key: UnsafeRawPointer) -> Int {
    let hash = (UInt(bitPattern: key) >> 4) &* 0x9E37_79B9_7F4A_7C15
    return Int((hash >> 20) & UInt(table.count - 1))
  }
}

/// A view that stands for another value, a style or a modifier, whose dynamic properties it holds.
protocol PropertyHolder {}
