import Foundation

/// The size of a view and its alignment guides, in points from its top leading corner.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  private var guides: [ExplicitGuide] = []
  /// Answers for guides that were not set here.
  private let source: GuideSource?

  init(width: CGFloat, height: CGFloat, source: GuideSource? = nil) {
    self.width = width
    self.height = height
    self.source = source
  }

  /// The guide's place: the value set for it, or else its default for this size.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.key.id.defaultValue(in: self)
  }

  /// The guide's place: the value set for it, or else its default for this size.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.key.id.defaultValue(in: self)
  }

  /// The value set for the guide, or nil when the default holds.
  public internal(set) subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    get { value(of: guide.key, on: .horizontal) }
    set { set(newValue, for: guide.key, on: .horizontal) }
  }

  /// The value set for the guide, or nil when the default holds.
  public internal(set) subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    get { value(of: guide.key, on: .vertical) }
    set { set(newValue, for: guide.key, on: .vertical) }
  }

  /// Notes a guide's value, or that it has none, so that it need not be asked for.
  mutating func keep(_ value: CGFloat?, for key: AlignmentKey) {
    set(value, for: key, on: key.axis == .horizontal ? .horizontal : .vertical)
  }

  private func value(of key: AlignmentKey, on axis: Axis) -> CGFloat? {
    for guide in guides where guide.axis == axis && guide.key == key { return guide.value }
    return source?.value(of: key)
  }

  private mutating func set(_ value: CGFloat?, for key: AlignmentKey, on axis: Axis) {
    guides.removeAll { $0.axis == axis && $0.key == key }
    guard let value else { return }
    guides.append(ExplicitGuide(key: key, axis: axis, value: value))
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    guard lhs.width == rhs.width, lhs.height == rhs.height,
      lhs.guides.count == rhs.guides.count, lhs.source === rhs.source
    else { return false }
    return lhs.guides.allSatisfy { rhs.value(of: $0.key, on: $0.axis) == $0.value }
  }

  private struct ExplicitGuide {
    let key: AlignmentKey
    let axis: Axis
    var value: CGFloat
  }
}
