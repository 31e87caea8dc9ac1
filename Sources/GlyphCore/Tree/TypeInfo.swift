import Observation

/// What is known of a type of view: where its dynamic properties are, and how to compare it.
///
/// Found out by reflection once per type, and then looked up by the address of its metadata.
final class TypeInfo {
  /// A composite with any dynamic property or model of its own has identity, and gets a node.
  let needsNode: Bool
  /// Its dynamic properties keep nothing at the view: they only hand on what is kept elsewhere.
  let onlyBorrows: Bool
  /// How many state slots its dynamic properties take.
  let slots: Int
  private let properties: [Property]
  /// Those that have to be tied to their place before they are read.
  private let bound: [Property]
  private let areFieldsEqual: ValueComparison.Comparison

  private struct Property {
    let offset: Int
    let slot: Int
    let type: any DynamicProperty.Type
    let memory = PropertyMemory()
  }

  private init(_ type: Any.Type) {
    var properties: [Property] = []
    var slots = 0
    var hasIdentity = false
    var onlyBorrows = true
    func collect(_ type: Any.Type, at base: Int, holdsProperties: Bool) {
      for field in ValueComparison.fields(of: type) ?? [] {
        if let property = field.type as? any DynamicProperty.Type {
          properties.append(
            Property(offset: base + field.offset, slot: slots, type: property))
          slots += property._slots
          let isBorrowed = property is any BorrowedProperty.Type
          if !isBorrowed { onlyBorrows = false }
          if !holdsProperties || !isBorrowed { hasIdentity = true }
        } else if holdsProperties, !(field.type is any View.Type) {
          collect(field.type, at: base + field.offset, holdsProperties: true)
        } else if field.type is any Observable.Type {
          hasIdentity = true
          onlyBorrows = false
        }
      }
    }
    collect(type, at: 0, holdsProperties: type is any PropertyHolder.Type)
    self.properties = properties
    bound = properties.filter { !($0.type is any FreeProperty.Type) }
    self.slots = slots
    needsNode = hasIdentity
    self.onlyBorrows = onlyBorrows
    areFieldsEqual = ValueComparison.comparison(for: type)
  }

  var hasProperties: Bool { !properties.isEmpty }
  var needsBinding: Bool { !bound.isEmpty }

  /// Ties the dynamic properties of a value to a node; with surroundings of their own if the value
  /// does not stand at the node itself.
  func bind(
    _ value: UnsafeMutableRawPointer, to node: Node, slot: Int = 0,
    within surroundings: Surroundings? = nil
  ) {
    for property in bound {
      property.type._bind(
        value + property.offset,
        in: _DynamicPlace(
          node: node, slot: slot + property.slot, surroundings: surroundings,
          memory: property.memory))
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

  /// The information for a type; found out when the type is seen for the first time.
  static func of(_ type: Any.Type) -> TypeInfo {
    let key = unsafeBitCast(type, to: UnsafeRawPointer.self)
    if let known = TypeTable.shared.pointee.find(key) { return known.takeUnretainedValue() }
    let info = TypeInfo(type)
    TypeTable.shared.pointee.insert(info, for: key)
    return info
  }
}

/// A dynamic property that keeps nothing of its own at a view. What a style or a modifier is given
/// may hold such ones; the body then belongs to the control, whose node reads them.
protocol BorrowedProperty {}

/// A borrowed property that reads the same wherever it stands.
protocol FreeProperty: BorrowedProperty {}

extension Binding: FreeProperty {}
extension Environment: BorrowedProperty {}

/// A view that stands for another value, a style or a modifier, whose dynamic properties it holds.
package protocol PropertyHolder {}
