import Foundation

/// A publisher that sends the time, and can go by the clock of a host.
protocol ClockedPublisher {
  var timer: Timer.TimerPublisher { get }
}

extension Timer.TimerPublisher: ClockedPublisher {
  var timer: Timer.TimerPublisher { self }
}

extension Publishers.Autoconnect: ClockedPublisher where Upstream == Timer.TimerPublisher {
  var timer: Timer.TimerPublisher { upstream }
}
