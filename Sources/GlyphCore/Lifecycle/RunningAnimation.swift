/// A value of a box on its way to another.
struct RunningAnimation {
  let from: Payload
  let to: Payload
  let animation: Animation
  /// When it began, in seconds of the host's clock.
  let start: Double
}

/// A kind of box whose values have others in between.
protocol AnimatablePrimitive: Primitive {
  /// The value at a point of the way, where 0 is the old value and 1 this one; springs go beyond.
  func interpolated(from old: Self, progress: Double) -> Self
}

extension AnimatablePrimitive {
  static func interpolated(_ from: Payload, _ to: Payload, _ progress: Double) -> Payload? {
    guard Payload.isInline(Self.self) else { return nil }
    return Payload(
      inline: to.value(Self.self).interpolated(from: from.value(Self.self), progress: progress))
  }
}

extension Int32 {
  /// The whole number of cells at a point of the way to this one.
  func interpolated(from old: Int32, progress: Double) -> Int32 {
    let value = Double(old) + (Double(self) - Double(old)) * progress
    return Int32(clamping: Int(value.rounded()))
  }
}

extension _Tree {
  /// Matches a box that is, or is about to be, on its way to another value: the entry goes on
  /// showing the old one.
  mutating func matchMoving(
    _ entry: UnsafeMutablePointer<Box>, with before: UnsafeMutablePointer<Box>
  ) -> Difference {
    let kind = entry.pointee.kind
    let index = Int32(truncatingIfNeeded: entry - writer.boxes)
    let running = node.animations[Int32(truncatingIfNeeded: before - node.fragment.boxes)]
    let target = running?.to ?? before.pointee.payload
    let new = entry.pointee.payload
    if kind.difference(new, target, texts) == .none {
      if let running {
        entry.pointee.payload = before.pointee.payload
        animations[index] = running
      }
      return .none
    }
    guard let animation, kind.interpolated(before.pointee.payload, new, 0) != nil else {
      return kind.difference(new, before.pointee.payload, texts)
    }
    entry.pointee.payload = before.pointee.payload
    animations[index] = RunningAnimation(
      from: before.pointee.payload, to: new, animation: animation, start: host.now)
    return .none
  }

  var isMoving: Bool { animation != nil || !node.animations.isEmpty }
}
