extension _Tree {
  /// Whether boxes have to be looked at one by one, since some are on their way or about to be.
  var isMoving: Bool { !transaction.isPlain || !node.motions.isEmpty }

  /// Lets an entry show what is in between, if it is or is about to be on its way to its value.
  mutating func move(
    _ entry: UnsafeMutablePointer<Box>, from before: UnsafeMutablePointer<Box>
  ) {
    let running = node.motions[Int32(truncatingIfNeeded: before - node.fragment.boxes)]
    guard running != nil || transaction.animation != nil,
      !surroundings.ambient.values.reducesMotion
    else { return }
    let motion = entry.pointee.kind.motion(
      to: &entry.pointee.payload, from: before.pointee.payload, after: running, in: self)
    guard let motion else { return }
    motions[Int32(truncatingIfNeeded: entry - writer.boxes)] = motion
  }

  /// What colours in between are made with here.
  var mixer: ColorMixer {
    ColorMixer(styles: host.table, scheme: surroundings.ambient.values.colorScheme)
  }
}

extension Node {
  var mixer: ColorMixer {
    ColorMixer(styles: tree.table, scheme: surroundings.ambient.values.colorScheme)
  }
}
