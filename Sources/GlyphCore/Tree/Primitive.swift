import Foundation
import GlyphCells

/// What a box is: how big it is, where its children stand, what ink it leaves.
///
/// The value is the box's parameters. Small plain values stand in the box itself, others behind one
/// object; the kind itself is named by its metatype, so that asking a box costs one call through a
/// table, without casts or reference counting. A new primitive is one type that names no other.
protocol Primitive {
  /// The size for a proposal. Asks `box.child`, `box.children` what it needs to know.
  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent
  /// The shortest and longest length along an axis, given a length across it.
  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  /// Places every child; `box.proposal` and `box.size` are settled by now.
  func place(_ box: BoxRef, _ pass: inout LayoutPass)
  /// Leaves ink: by default the children's.
  func draw(_ box: BoxRef, _ painter: inout Painter)
  /// What differs from the value that stood here before.
  func difference(from old: Self, _ texts: TextComparison) -> Difference
  /// The rank in which a stack serves its children.
  func priority(of box: BoxRef) -> Double
  /// An explicit guide for an alignment, in half cells from the box's origin.
  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int?
  /// The order in which a container draws its children.
  func depth(of box: BoxRef) -> Double

  /// The answer that any offer of at least the longest length gets, if it is known beforehand and
  /// the widths do not depend on the height.
  var simpleAnswer: SimpleAnswer? { get }
  /// The object of a new box came into the tree.
  func didEnter(_ object: PlacedObject, _ host: TreeHost)
  /// The box left the tree.
  func didLeave(_ object: PlacedObject, _ host: TreeHost)
  static func didEnter(_ box: BoxRef, _ object: PlacedObject)
  static func didLeave(_ payload: Payload, _ object: PlacedObject, _ host: TreeHost)

  /// Whether `priority` or `depth` say anything of their own.
  static var hasTraits: Bool { get }
  /// Whether `guide` says anything that is not the default for the size. Sizes around such a box
  /// depend on more than its own size.
  static var hasGuides: Bool { get }
  /// Whether `priority` and `depth` are those of the box inside.
  static var passesTraits: Bool { get }
  /// Whether boxes of this kind take events.
  static var responds: Bool { get }
  /// Whether those events include a pointer's.
  static var takesPointer: Bool { get }
  /// Whether what is inside can neither be seen nor reached.
  func hidesContents(_ box: BoxRef) -> Bool
  static func hidesContents(_ box: BoxRef) -> Bool
  /// Whether a cell inside of the box's frame, relative to it, belongs to the box; nil where the
  /// whole frame does.
  func isHit(_ box: BoxRef, at point: GridPoint) -> Bool?
  static func isHit(_ box: BoxRef, at point: GridPoint) -> Bool?
  /// What is inside, from the back to the front.
  func drawingOrder(of box: BoxRef) -> [BoxRef]
  static func drawingOrder(_ box: BoxRef) -> [BoxRef]
  /// Whether answers are worth remembering per proposal.
  static var remembers: Bool { get }
  /// Whether children are never drawn outside of this box.
  static var clips: Bool { get }

  static func size(_ box: BoxRef, _ proposal: CellProposal, _ pass: inout LayoutPass) -> CellExtent
  static func range(
    _ box: BoxRef, along axis: LayoutAxis, across: Int32, _ pass: inout LayoutPass
  ) -> LengthRange
  static func place(_ box: BoxRef, _ pass: inout LayoutPass)
  static func draw(_ box: BoxRef, _ painter: inout Painter)
  static func priority(_ box: BoxRef) -> Double
  static func guide(_ alignment: AlignmentKey, _ box: BoxRef) -> Int?
  static func depth(_ box: BoxRef) -> Double
  static func difference(_ new: Payload, _ old: Payload, _ texts: TextComparison) -> Difference
  /// Another object with the same value, for the second and further boxes of one modifier.
  static func copyObject(_ payload: Payload) -> Payload
  /// Gives an object the value of another, and says whether anything differs.
  static func moveValue(from new: Payload, to old: Payload, _ texts: TextComparison) -> Difference
  /// The way to a new value from the one that is shown, if values of this kind have others in
  /// between; the new payload then gets the value to show first.
  static func motion(
    to new: inout Payload, from shown: Payload, after running: Motion?, in tree: borrowing _Tree
  ) -> Motion?
  /// The behaviour towards events, if this kind has any.
  static func responder(_ box: BoxRef) -> (any Responder)?
}

/// What is owed after a value was replaced.
enum Difference: UInt8, Comparable {
  /// Nothing at all.
  case none
  /// Only what happens on an event.
  case behaviour
  /// Ink inside the same bounds.
  case ink
  /// Sizes or places.
  case layout
  /// Something that the enclosing box asks for beside the size: a priority, a guide.
  case traits

  static func < (a: Difference, b: Difference) -> Bool { a.rawValue < b.rawValue }
}

extension Primitive {
  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    box.measuredRange(along: axis, across: across, &pass)
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {}
  func draw(_ box: BoxRef, _ painter: inout Painter) { painter.drawChildren(of: box) }
  func priority(of box: BoxRef) -> Double { 0 }
  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? { nil }
  func depth(of box: BoxRef) -> Double { 0 }

  func didEnter(_ object: PlacedObject, _ host: TreeHost) {}
  func didLeave(_ object: PlacedObject, _ host: TreeHost) {}
  static func didEnter(_ box: BoxRef, _ object: PlacedObject) {
    box.value(Self.self).didEnter(object, box.node.tree)
  }
  static func didLeave(_ payload: Payload, _ object: PlacedObject, _ host: TreeHost) {
    payload.value(Self.self).didLeave(object, host)
  }

  static func motion(
    to new: inout Payload, from shown: Payload, after running: Motion?, in tree: borrowing _Tree
  ) -> Motion? { nil }
  var simpleAnswer: SimpleAnswer? { nil }
  static var hasTraits: Bool { false }
  static var hasGuides: Bool { hasTraits }
  static var passesTraits: Bool { false }
  static var remembers: Bool { false }
  static var clips: Bool { false }
  static var responds: Bool { false }
  static var takesPointer: Bool { responds }
  func hidesContents(_ box: BoxRef) -> Bool { false }
  func drawingOrder(of box: BoxRef) -> [BoxRef] { box.children.inOrderOfDepth }
  static func drawingOrder(_ box: BoxRef) -> [BoxRef] {
    box.value(Self.self).drawingOrder(of: box)
  }
  func isHit(_ box: BoxRef, at point: GridPoint) -> Bool? { nil }
  static func isHit(_ box: BoxRef, at point: GridPoint) -> Bool? {
    box.value(Self.self).isHit(box, at: point)
  }
  static func hidesContents(_ box: BoxRef) -> Bool {
    box.value(Self.self).hidesContents(box)
  }
  static func responder(_ box: BoxRef) -> (any Responder)? { nil }

  func difference(from old: Self, _ texts: TextComparison) -> Difference {
    // Of a type without content the compiler makes undefined code when its bytes are compared.
    if MemoryLayout<Self>.size == 0 { return .none }
    guard _isPOD(Self.self) else { return .traits }
    return withUnsafePointer(to: self) { new in
      withUnsafePointer(to: old) { old in memcmp(new, old, MemoryLayout<Self>.size) == 0 }
    } ? .none : .traits
  }

  static func size(_ box: BoxRef, _ proposal: CellProposal, _ pass: inout LayoutPass) -> CellExtent
  {
    box.value(Self.self).size(proposal, of: box, &pass)
  }
  static func range(
    _ box: BoxRef, along axis: LayoutAxis, across: Int32, _ pass: inout LayoutPass
  ) -> LengthRange {
    box.value(Self.self).range(along: axis, across: across, of: box, &pass)
  }
  static func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    box.value(Self.self).place(box, &pass)
  }
  static func draw(_ box: BoxRef, _ painter: inout Painter) {
    box.value(Self.self).draw(box, &painter)
  }
  static func priority(_ box: BoxRef) -> Double { box.value(Self.self).priority(of: box) }
  static func guide(_ alignment: AlignmentKey, _ box: BoxRef) -> Int? {
    box.value(Self.self).guide(alignment, of: box)
  }
  static func depth(_ box: BoxRef) -> Double { box.value(Self.self).depth(of: box) }
  static func difference(_ new: Payload, _ old: Payload, _ texts: TextComparison) -> Difference {
    if MemoryLayout<Self>.size == 0 { return .none }
    return new.value(Self.self).difference(from: old.value(Self.self), texts)
  }
  static func copyObject(_ payload: Payload) -> Payload {
    Payload(retaining: payload.value(Self.self))
  }
  static func moveValue(from new: Payload, to old: Payload, _ texts: TextComparison) -> Difference {
    let value = new.value(Self.self)
    let holder = old.holder(Self.self)
    let difference = value.difference(from: holder.value, texts)
    holder.take(value)
    return difference
  }
}

/// The bytes that two values refer to by offset: those written now and those that stood before.
struct TextComparison {
  let new: UnsafePointer<UInt8>?
  let old: UnsafePointer<UInt8>?

  func areEqual(_ offset: Int32, _ oldOffset: Int32, count: Int32) -> Bool {
    guard count > 0, let new, let old else { return count == 0 }
    for index in 0..<Int(count) where new[Int(offset) + index] != old[Int(oldOffset) + index] {
      return false
    }
    return true
  }
}
