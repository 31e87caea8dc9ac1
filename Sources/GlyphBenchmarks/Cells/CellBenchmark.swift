/// One measured piece of work: `run` does it once and returns a number that depends on the result.
struct CellBenchmark {
  let name: String
  /// What one run stands for, when the time is to be divided.
  let units: Int
  let run: () -> Int

  init(_ name: String, units: Int = 1, run: @escaping () -> Int) {
    self.name = name
    self.units = units
    self.run = run
  }

  /// The shortest time of one run in seconds, out of as many as fit into the time given.
  func best(within limit: Duration = .milliseconds(500)) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var best = Double.infinity
    var checksum = 0
    repeat {
      let duration = clock.measure { checksum &+= run() }
      let (seconds, attoseconds) = duration.components
      best = min(best, Double(seconds) + Double(attoseconds) * 1e-18)
    } while clock.now - start < limit
    CellBenchmark.sink = checksum
    return best / Double(units)
  }

  // Written only so that the work cannot be left out; the benchmarks run on one thread.
  nonisolated(unsafe) private static var sink = 0
}
