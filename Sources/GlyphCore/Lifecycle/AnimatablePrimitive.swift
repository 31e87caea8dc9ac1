/// A kind of box whose values have others in between.
protocol AnimatablePrimitive: Primitive {
  /// This value with what can be in between at a point of the way from an old one, where 0 is the
  /// old value and 1 this one; springs go beyond.
  func interpolated(from old: Self, progress: Double, _ mixer: ColorMixer) -> Self
  /// Whether what can be in between is the same in both.
  func hasSameGoal(as other: Self) -> Bool
}

extension AnimatablePrimitive {
  func hasSameGoal(as other: Self) -> Bool {
    difference(from: other, TextComparison(new: nil, old: nil)) == .none
  }

  static func motion(
    to new: inout Payload, from shown: Payload, after running: Motion?, in tree: borrowing _Tree
  ) -> Motion? {
    let goal = new.value(Self.self)
    if let running = running as? BoxMotion<Self>, goal.hasSameGoal(as: running.goal) {
      running.goal = goal
      running.show(running.progress(at: tree.host.now), in: &new, tree.mixer)
      return running
    }
    guard let animation = tree.transaction.animation else { return nil }
    let start = shown.value(Self.self)
    let first = goal.interpolated(from: start, progress: 0, tree.mixer)
    guard !first.hasSameGoal(as: goal) else { return nil }
    let motion = BoxMotion(
      from: start, to: goal, animation, tree.transaction.completions, start: tree.host.now)
    motion.show(motion.progress(at: tree.host.now), in: &new, tree.mixer)
    return motion
  }
}

extension Int32 {
  /// The whole number of cells at a point of the way to this one.
  func interpolated(from old: Int32, progress: Double) -> Int32 {
    let value = (Double(old) + (Double(self) - Double(old)) * progress).rounded()
    guard !value.isNaN else { return self }
    return Int32(Swift.min(Swift.max(value, Double(Int32.min)), Double(Int32.max)))
  }
}
