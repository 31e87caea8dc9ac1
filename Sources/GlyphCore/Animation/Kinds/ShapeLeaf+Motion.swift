extension ShapeLeaf: AnimatablePrimitive {
  func interpolated(from old: ShapeLeaf, progress: Double, _ mixer: ColorMixer) -> ShapeLeaf {
    var moved = self
    moved.shape = shape.interpolated(from: old.shape, progress: progress)
    moved.paint = paint.mixed(from: old.paint, progress, mixer)
    return moved
  }

  func hasSameGoal(as other: ShapeLeaf) -> Bool {
    paint == other.paint && shape.animatableData == other.shape.animatableData
  }
}
