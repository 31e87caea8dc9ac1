import Foundation

/// A machine that does not exist: its values wander, the same way for the same seed.
public struct Simulation: Sendable {
  private var state: UInt64
  private var values: [Metric: Double] = [
    .processor: 0.35, .memory: 0.6, .network: 0.2, .disk: 0.45,
  ]

  public init(seed: UInt64) { state = seed }

  private mutating func random() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53)
  }

  public mutating func nextSample() -> Sample {
    for metric in Metric.allCases {
      let reach = metric == .memory || metric == .disk ? 0.06 : 0.34
      let value = (values[metric] ?? 0) + (random() - 0.5) * reach
      values[metric] = min(max(value, 0.03), 0.98)
    }
    return Sample(values)
  }

  public mutating func nextEntry() -> LogEntry {
    let hosts = ["alpha", "beta", "gamma", "delta"]
    let host = hosts[Int(random() * 4) % 4]
    switch random() {
    case ..<0.45: return LogEntry("GET /status from \(host): 200")
    case ..<0.7: return LogEntry("Job \(Int(random() * 900) + 100) done on \(host)")
    case ..<0.85: return LogEntry("Backup of \(host) finished")
    case ..<0.95: return LogEntry("\(host) answers slowly", level: .warning)
    default: return LogEntry("\(host) does not answer", level: .failure)
    }
  }

  /// The values of such a machine as time goes by: a sample a second, and a line of the log now and
  /// then.
  public static func source(seed: UInt64) -> DashboardSource {
    DashboardSource(
      samples: AsyncStream { continuation in
        let task = Task {
          var simulation = Simulation(seed: seed)
          for _ in 0..<60 { continuation.yield(simulation.nextSample()) }
          while !Task.isCancelled {
            continuation.yield(simulation.nextSample())
            try? await Task.sleep(for: .seconds(1))
          }
        }
        continuation.onTermination = { _ in task.cancel() }
      },
      log: AsyncStream { continuation in
        let task = Task {
          var simulation = Simulation(seed: seed &+ 1)
          while !Task.isCancelled {
            var entry = simulation.nextEntry()
            entry.time = ClockText.string(for: Date())
            continuation.yield(entry)
            try? await Task.sleep(for: .milliseconds(700 + Int(simulation.random() * 1500)))
          }
        }
        continuation.onTermination = { _ in task.cancel() }
      })
  }
}
