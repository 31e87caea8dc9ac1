import Foundation

extension ViewHost {
  /// Whether changes under `withAnimation` and `animation` take time, as `advance(by:)` tells it;
  /// at first they do not, and each picture shows the final state.
  public var animates: Bool {
    get { tree.animates }
    set { tree.animates = newValue }
  }

  /// Whether something is on its way to another value.
  public var isAnimating: Bool { tree.isAnimating }

  /// In what time `advance(by:)` has something to do, if nothing else happens: the next step of an
  /// animation, a timer, a timeline. Nil for a screen that stands still, which needs no clock.
  public var nextDeadline: Duration? {
    update()
    return tree.nextDeadline.map { .seconds($0) }
  }

  /// What the time is for timelines and timers: the present when the host was made, and from then
  /// on as far as `advance(by:)` has gone. Set it for pictures that are to be the same every day.
  public var date: Date {
    get { tree.date }
    set { tree.startDate.replace(newValue.addingTimeInterval(-tree.now)) }
  }

  /// Lets time pass: for animations, and for everything that is due within that time, each at its
  /// own time.
  public func advance(by duration: Duration) {
    update()
    tree.spinners.wind(tree)
    let (seconds, attoseconds) = duration.components
    let end = tree.now + max(0, Double(seconds) + Double(attoseconds) / 1e18)
    var stops = 0
    while let due = tree.timers.nextDue, due <= end + TimerQueue.tolerance {
      tree.now = max(tree.now, min(due, end))
      tree.timers.fire(at: tree.now)
      stops += 1
      // What comes about on the way is looked at only so often: a clock may jump by hours.
      if stops < ViewHost.stopLimit { passTime() }
    }
    tree.now = end
    passTime()
  }

  private static let stopLimit = 256

  private func passTime() {
    tree.stepMotions()
    settleMotions()
    pointerWaited()
    update()
  }
}
