import Foundation

/// A kind of alignment guide, named by its type, with the guide's place in a view that sets none.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// What a container reports for this guide when its children give explicit values, in order;
  /// the default is their mean.
  static func _combineExplicit(_ values: [CGFloat]) -> CGFloat?
}

extension AlignmentID {
  public static func _combineExplicit(_ values: [CGFloat]) -> CGFloat? {
    values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
  }
}

/// Identifies an alignment guide: two alignments are the same guide if their types are, and if
/// they say something along the same axis.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  /// The axis along which the guide's value is counted.
  let axis: LayoutAxis

  static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }

  func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    id._combineExplicit(values.compactMap { $0 })
  }
}
