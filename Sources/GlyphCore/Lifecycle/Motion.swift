/// Something on its way from one value to another.
class Motion {
  let animation: Animation
  /// When it began, in seconds of the host's clock.
  let start: Double
  /// Those who wait for its end.
  private(set) var completions: [AnimationCompletion]

  init(_ animation: Animation, _ completions: [AnimationCompletion], start: Double) {
    self.animation = animation
    self.start = start
    self.completions = completions
    for completion in completions { completion.begin() }
  }

  /// How far it has gone at a time; nil when it is over.
  final func progress(at now: Double) -> Double? { animation.progress(after: now - start) }

  /// Shows the value at a point of the way, or the last one.
  func step(_ node: Node, _ index: Int32, to progress: Double?) {}

  /// No longer keeps anybody waiting.
  final func end(in host: TreeHost) {
    host.end(completions)
    completions = []
  }

  /// No longer keeps those waiting who only wait for it to look complete.
  final func noteLogicalEnd(at now: Double, in host: TreeHost) {
    guard !completions.isEmpty, animation.isLogicallyComplete(after: now - start) else { return }
    host.end(completions.filter { $0.criteria == .logicallyComplete })
    completions.removeAll { $0.criteria == .logicallyComplete }
  }
}
