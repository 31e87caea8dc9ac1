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
  private var due: ContinuousClock.Instant?
  /// Counts requests and frames, so that a request is void once another took its place.
  private var ticket = 0

  init() { lastTick = clock.now }

  /// The time since this was asked last.
  func elapsed() -> Duration {
    let now = clock.now
    defer { lastTick = now }
    return lastTick.duration(to: now)
  }

  /// Draws after a delay, but not sooner than the interval allows, unless another frame comes first.
  func request(after delay: Duration = .zero, _ draw: @escaping @MainActor () -> Void) {
    let now = clock.now
    var next = now.advanced(by: delay)
    if let lastFrame { next = max(next, lastFrame.advanced(by: FrameTimer.interval)) }
    if let due, due <= next { return }
    due = next
    ticket += 1
    let ticket = ticket
    let run: @Sendable () -> Void = { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.ticket == ticket else { return }
        self.due = nil
        draw()
      }
    }
    let (seconds, attoseconds) = now.duration(to: next).components
    if next <= now {
      DispatchQueue.main.async(execute: run)
    } else {
      let time = Double(seconds) + Double(attoseconds) / 1e18
      DispatchQueue.main.asyncAfter(deadline: .now() + time, execute: run)
    }
  }

  /// A frame was drawn.
  func finish() {
    lastFrame = clock.now
    due = nil
    ticket += 1
  }
}
