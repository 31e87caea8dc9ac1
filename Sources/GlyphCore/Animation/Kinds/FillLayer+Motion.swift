extension FillLayer: AnimatablePrimitive {
  func interpolated(from old: FillLayer, progress: Double, _ mixer: ColorMixer) -> FillLayer {
    var moved = self
    moved.paint = paint.mixed(from: old.paint, progress, mixer)
    return moved
  }

  func hasSameGoal(as other: FillLayer) -> Bool { paint == other.paint }
}
