extension ShapeBackground: AnimatablePrimitive {
  func interpolated(
    from old: ShapeBackground, progress: Double, _ mixer: ColorMixer
  ) -> ShapeBackground {
    var moved = self
    moved.shape = shape.interpolated(from: old.shape, progress: progress)
    moved.paint = paint.mixed(from: old.paint, progress, mixer)
    return moved
  }

  func hasSameGoal(as other: ShapeBackground) -> Bool {
    paint == other.paint && shape.animatableData == other.shape.animatableData
  }
}
