/// Where the dashboard gets what it shows.
public struct DashboardSource: Sendable {
  public var samples: AsyncStream<Sample>
  public var log: AsyncStream<LogEntry>

  public init(samples: AsyncStream<Sample>, log: AsyncStream<LogEntry>) {
    self.samples = samples
    self.log = log
  }
}
