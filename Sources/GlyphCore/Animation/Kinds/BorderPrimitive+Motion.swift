extension BorderPrimitive: AnimatablePrimitive {
  func interpolated(
    from old: BorderPrimitive, progress: Double, _ mixer: ColorMixer
  ) -> BorderPrimitive {
    var moved = self
    moved.paint = paint.mixed(from: old.paint, progress, mixer)
    return moved
  }

  func hasSameGoal(as other: BorderPrimitive) -> Bool { paint == other.paint }
}
