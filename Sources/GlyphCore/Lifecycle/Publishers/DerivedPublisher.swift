/// A publisher that hands on what another sends.
protocol DerivedPublisher {
  /// Where the values come from in the end.
  var origin: any Publisher { get }
}

/// Where the values of a publisher come from in the end.
func originOf(_ publisher: any Publisher) -> any Publisher {
  (publisher as? any DerivedPublisher)?.origin ?? publisher
}

extension Publisher {
  /// Whether values of both come from the same place, although they may be made into others.
  func hasOrigin(of other: any Publisher) -> Bool {
    func areSame<Source: Publisher>(_ origin: Source) -> Bool {
      (originOf(other) as? Source).map { ValueComparison.areEqual(origin, $0) } ?? false
    }
    return areSame(originOf(self))
  }
}
