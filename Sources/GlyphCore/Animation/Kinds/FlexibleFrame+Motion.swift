extension FlexibleFrame: AnimatablePrimitive {
  func interpolated(
    from old: FlexibleFrame, progress: Double, _ mixer: ColorMixer
  ) -> FlexibleFrame {
    var moved = self
    moved.width = width.interpolated(from: old.width, progress: progress)
    moved.height = height.interpolated(from: old.height, progress: progress)
    return moved
  }

  func hasSameGoal(as other: FlexibleFrame) -> Bool {
    width == other.width && height == other.height
  }
}
