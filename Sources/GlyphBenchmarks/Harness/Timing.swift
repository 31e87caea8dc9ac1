/// How long something takes when it is repeated.
struct Timing {
  private var samples: [Int] = []

  /// Enough for a median, and too few to count as memory of what is measured.
  private static let limit = 16_384

  /// Runs `body` for half a second, at least twenty times and at most `limit` times; the first
  /// tenth does not count. `prepare` runs before each time and is not measured.
  @MainActor
  static func measure(
    seconds: Double = 0.5, prepare: @MainActor () -> Void = {}, _ body: @MainActor () -> Void
  ) -> Timing {
    for _ in 0..<3 {
      prepare()
      body()
    }
    var timing = Timing()
    timing.samples.reserveCapacity(limit)
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .seconds(seconds))
    while timing.samples.count < limit, timing.samples.count < 20 || clock.now < end {
      prepare()
      let start = clock.now
      body()
      timing.samples.append(start.duration(to: clock.now).nanoseconds)
    }
    return timing
  }

  /// The middle one of the times, in nanoseconds.
  var median: Int {
    let sorted = samples.dropFirst(samples.count / 10).sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}

extension Duration {
  var nanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
