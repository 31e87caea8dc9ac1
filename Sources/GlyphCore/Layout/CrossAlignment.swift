/// An alignment along one axis, ready for layout: where a surplus goes, or whose guide decides.
struct CrossAlignment {
  var key: AlignmentKey
  var position: Position

  enum Position: UInt8 { case leading, center, trailing, guide }

  var isPlain: Bool { position != .guide }

  init(_ alignment: HorizontalAlignment) {
    key = alignment.key
    switch alignment.position {
    case .leading: position = .leading
    case .center: position = .center
    case .trailing: position = .trailing
    case .guide: position = .guide
    }
  }

  init(_ alignment: VerticalAlignment) {
    key = alignment.key
    switch alignment.position {
    case .top: position = .leading
    case .center: position = .center
    case .bottom: position = .trailing
    case .guide: position = .guide
    }
  }

  /// Where content of a length stands inside another length, when no guide decides; overflow goes
  /// to both sides, or to the side away from the alignment.
  static func offset(of length: Int32, in room: Int32, at position: Position) -> Int32 {
    switch position {
    case .leading, .guide: return 0
    case .center: return (room &- length) >> 1
    case .trailing: return room &- length
    }
  }
}

extension AlignmentKey {
  /// Whether a container passes its children's guides on: those of the built-in edges and centres
  /// stay inside.
  var leavesContainers: Bool {
    !AlignmentKey.contained.contains(self)
  }

  /// The axis of a built-in guide; own guides do not say, they are asked along the axis in use.
  var axis: LayoutAxis? {
    AlignmentKey.baselines.contains(self) ? .vertical : nil
  }

  private static let contained: Set<AlignmentKey> = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
    HorizontalAlignment.trailing.key, VerticalAlignment.top.key, VerticalAlignment.center.key,
    VerticalAlignment.bottom.key,
  ]

  static let baselines: Set<AlignmentKey> = [
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]
}
