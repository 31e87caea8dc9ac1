import Foundation

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

  /// The shortest processor time of one run in seconds, out of as many as fit into the time given.
  ///
  /// Time on the processor, not on the wall: runs of several milliseconds are otherwise interrupted
  /// on a machine that others use too.
  func best(within limit: Duration = .milliseconds(500)) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    var best = Double.infinity
    var checksum = 0
    repeat {
      let before = CellBenchmark.processorTime
      checksum &+= run()
      best = min(best, CellBenchmark.processorTime - before)
    } while clock.now - start < limit
    CellBenchmark.sink = checksum
    return best / Double(units)
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  // Written only so that the work cannot be left out; the benchmarks run on one thread.
  nonisolated(unsafe) private static var sink = 0
}
