extension MeterLeaf: AnimatablePrimitive {
  func interpolated(from old: MeterLeaf, progress: Double, _ mixer: ColorMixer) -> MeterLeaf {
    var moved = self
    if fraction >= 0, old.fraction >= 0 {
      moved.fraction = unitClamped(old.fraction + (fraction - old.fraction) * progress)
    }
    moved.fill = mixer.mix(old.fill, fill, progress)
    return moved
  }

  func hasSameGoal(as other: MeterLeaf) -> Bool {
    fraction == other.fraction && fill == other.fill
  }
}
