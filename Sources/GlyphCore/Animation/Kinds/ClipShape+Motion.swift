extension ClipShape: AnimatablePrimitive {
  func interpolated(from old: ClipShape, progress: Double, _ mixer: ColorMixer) -> ClipShape {
    var moved = self
    moved.shape = shape.interpolated(from: old.shape, progress: progress)
    return moved
  }

  func hasSameGoal(as other: ClipShape) -> Bool {
    shape.animatableData == other.shape.animatableData
  }
}
