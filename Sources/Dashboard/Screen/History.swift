import Observation

/// The values of one metric, the latest last. Each has readers of its own, so that a card is only
/// evaluated for what it shows.
@MainActor
@Observable
public final class History {
  public private(set) var values: [Double] = []

  /// As many as the widest terminal has columns.
  private static let length = 512

  public init() {}

  var latest: Double { values.last ?? 0 }

  func take(_ value: Double) {
    if values.count == Self.length { values.removeFirst() }
    values.append(min(max(value, 0), 1))
  }
}
