/// What was measured at one time, each from 0 to 1.
public struct Sample: Sendable {
  public var values: [Metric: Double]

  public init(_ values: [Metric: Double]) { self.values = values }
}
