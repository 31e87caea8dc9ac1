/// How long something takes when it is repeated.
struct Timing {
  private var samples: [Int] = []

  /// Enough for a median, and too few to count as memory of what is measured.
  private static let limit = 65_536

  /// Runs `body` for half a second, at least twenty times and at most `limit` times. `prepare`
  /// runs before each time and is not measured.
  @MainActor
  static func measure(
    prepare: @MainActor () -> Void = {}, _ body: @MainActor () -> Void
  ) -> Timing {
    var timing = Timing()
    timing.run(for: .milliseconds(500), prepare: prepare, body)
    return timing
  }

  /// Runs `body` and `reference` in turns of some milliseconds each, so that what else the machine
  /// does meets both.
  @MainActor
  static func compare(
    prepare: @MainActor () -> Void = {}, _ body: @MainActor () -> Void,
    reference: @MainActor () -> Void
  ) -> (time: Timing, reference: Timing) {
    var time = Timing()
    var other = Timing()
    for _ in 0..<12 {
      other.run(for: .milliseconds(20), reference)
      time.run(for: .milliseconds(40), prepare: prepare, body)
    }
    return (time, other)
  }

  /// The first three times of each turn warm up and do not count.
  @MainActor
  private mutating func run(
    for duration: Duration, prepare: @MainActor () -> Void = {}, _ body: @MainActor () -> Void
  ) {
    samples.reserveCapacity(Timing.limit)
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: duration)
    var count = 0
    while count < 5 || clock.now < end {
      prepare()
      let start = clock.now
      body()
      let time = start.duration(to: clock.now).nanoseconds
      count += 1
      if count > 3, samples.count < Timing.limit { samples.append(time) }
    }
  }

  /// The middle one of the times, in nanoseconds.
  var median: Int {
    let sorted = samples.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}

extension Duration {
  var nanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
