import GlyphUI
import Observation

/// Everything that the dashboard shows.
@MainActor
public final class DashboardModel {
  let histories: [Metric: History]
  let log = LogModel()

  public init() {
    var histories: [Metric: History] = [:]
    for metric in Metric.allCases { histories[metric] = History() }
    self.histories = histories
  }

  /// Takes what was measured; what shows it moves there.
  public func take(_ sample: Sample) {
    withAnimation(.easeOut(duration: 0.6)) {
      for (metric, value) in sample.values { histories[metric]?.take(value) }
    }
  }

  /// Takes a line of the log; it slides in.
  public func take(_ entry: LogEntry) {
    withAnimation(.easeOut(duration: 0.4)) { log.take(entry) }
  }
}

/// The last lines of the log, the latest last.
@MainActor
@Observable
public final class LogModel {
  private(set) var lines: [Line] = []
  private var count = 0

  struct Line: Identifiable {
    let id: Int
    let entry: LogEntry
  }

  /// As many as the highest terminal has rows.
  private static let length = 200

  func take(_ entry: LogEntry) {
    if lines.count == Self.length { lines.removeFirst() }
    count += 1
    lines.append(Line(id: count, entry: entry))
  }
}
