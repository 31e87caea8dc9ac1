/// All workloads, by name, in the order in which they run.
@MainActor
enum Suite {
  typealias Workload = @MainActor () -> [Outcome]

  static let workloads: [(name: String, run: Workload)] = [
    ("W1", CardWorkload.run),
    ("W2", DashboardWorkload.run),
    ("W5", UpdateWorkload.run),
    ("W6", BigTreeWorkload.run),
    ("W9", StylesWorkload.run),
    ("KEY", KeyWorkload.run),
  ]

  /// Runs a workload in this process and reports what it took.
  static func report(_ name: String) -> Bool {
    guard let workload = workloads.first(where: { $0.name == name }) else { return false }
    for var outcome in workload.run() {
      if outcome.peakKb == 0 { outcome.peakKb = PeakMemory.kilobytes }
      print(outcome.json)
    }
    return true
  }
}
