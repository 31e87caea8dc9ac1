extension FillLeaf: AnimatablePrimitive {
  func interpolated(from old: FillLeaf, progress: Double, _ mixer: ColorMixer) -> FillLeaf {
    var moved = self
    moved.paint = paint.mixed(from: old.paint, progress, mixer)
    return moved
  }

  func hasSameGoal(as other: FillLeaf) -> Bool { paint == other.paint }
}
