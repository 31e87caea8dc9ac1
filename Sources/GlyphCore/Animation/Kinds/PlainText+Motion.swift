extension PlainText: AnimatablePrimitive {
  func interpolated(from old: PlainText, progress: Double, _ mixer: ColorMixer) -> PlainText {
    var moved = self
    moved.ink = mixer.mix(old.ink, ink, progress)
    return moved
  }

  func hasSameGoal(as other: PlainText) -> Bool { ink == other.ink }
}
