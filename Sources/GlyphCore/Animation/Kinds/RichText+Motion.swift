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
