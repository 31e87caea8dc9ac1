import Foundation

/// Decides when the next frame is drawn: at once where the last one is old enough, and a little later
/// otherwise, since nobody sees more frames than a screen shows.
@MainActor
final class FrameTimer {
  /// The least time between two frames that nobody waits for.
  static let interval: Duration = .milliseconds(16)

  private let clock = ContinuousClock()
  private var lastFrame: ContinuousClock.Instant?
  private var lastTick: ContinuousClock.Instant
  private var isRequested = false
  /// Counts frames, so that a request is void once another frame was drawn.
  private var frame = 0

  init() { lastTick = clock.now }

  /// The time since this was asked last.
  func elapsed() -> Duration {
    let now = clock.now
    defer { lastTick = now }
    return lastTick.duration(to: now)
  }

  /// Draws later in this turn or after the interval, unless another frame comes first.
  func request(_ draw: @escaping @MainActor () -> Void) {
    guard !isRequested else { return }
    isRequested = true
    let rest = lastFrame.map { clock.now.duration(to: $0.advanced(by: FrameTimer.interval)) }
    let nanoseconds = rest.map { Int(clamping: $0.components.attoseconds / 1_000_000_000) } ?? 0
    let frame = self.frame
    let run: @Sendable () -> Void = { [weak self] in
      MainActor.assumeIsolated { if self?.frame == frame { draw() } }
    }
    if nanoseconds <= 0 {
      DispatchQueue.main.async(execute: run)
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds), execute: run)
    }
  }

  /// A frame was drawn.
  func finish() {
    lastFrame = clock.now
    isRequested = false
    frame += 1
  }
}
