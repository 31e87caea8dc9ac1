extension FillLeaf: AnimatablePrimitive {
  func interpolated(from old: FillLeaf, progress: Double, _ mixer: ColorMixer) -> FillLeaf {
    var moved = self
    moved.paint = paint.mixed(from: old.paint, progress, mixer)
    return moved
  }

  func hasSameGoal(as other: FillLeaf) -> Bool { paint == other.paint }
}

extension FillLayer: AnimatablePrimitive {
  func interpolated(from old: FillLayer, progress: Double, _ mixer: ColorMixer) -> FillLayer {
    var moved = self
    moved.paint = paint.mixed(from: old.paint, progress, mixer)
    return moved
  }

  func hasSameGoal(as other: FillLayer) -> Bool { paint == other.paint }
}

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

extension PlainText: AnimatablePrimitive {
  func interpolated(from old: PlainText, progress: Double, _ mixer: ColorMixer) -> PlainText {
    var moved = self
    moved.ink = mixer.mix(old.ink, ink, progress)
    return moved
  }

  func hasSameGoal(as other: PlainText) -> Bool { ink == other.ink }
}

extension RichText: AnimatablePrimitive {
  func interpolated(from old: RichText, progress: Double, _ mixer: ColorMixer) -> RichText {
    guard runs.count == old.runs.count, inks.isEmpty, old.inks.isEmpty else { return self }
    var moved = self
    for index in runs.indices {
      moved.runs[index].style = mixer.mix(old.runs[index].style, runs[index].style, progress)
    }
    return moved
  }

  func hasSameGoal(as other: RichText) -> Bool {
    inks == other.inks && runs.map(\.style) == other.runs.map(\.style)
  }
}

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

extension Animatable {
  /// This value with its numbers at a point of the way from those of an old one.
  func interpolated(from old: Self, progress: Double) -> Self {
    var moved = self
    moved.animatableData = old.animatableData.interpolated(
      towards: animatableData, amount: progress)
    return moved
  }
}
