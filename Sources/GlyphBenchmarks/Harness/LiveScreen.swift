import GlyphCells
import GlyphUI

/// A host that lives on, and the terminal that its frames are sent to.
@MainActor
final class LiveScreen {
  let host: ViewHost
  let width: Int
  let height: Int
  private let start: Statistics
  private var frames = 0
  private var bytes = 0
  private var model: ModelScreen

  init<Content: View>(width: Int, height: Int, @ViewBuilder content: () -> Content) {
    self.width = width
    self.height = height
    host = ViewHost(width: width, height: height, content: content)
    model = ModelScreen(width: width, height: height, showing: host.frame(.ansi16).bytes)
    start = host.statistics
  }

  /// Brings the terminal up to date.
  func show() {
    bytes += host.frame(.ansi16).count
    frames += 1
  }

  /// Brings the terminal up to date and looks at what it shows.
  func replay() {
    let frame = host.frame(.ansi16)
    bytes += frame.count
    frames += 1
    model.replay(frame.bytes)
  }

  func difference(from expected: ModelScreen) -> String? {
    model.difference(from: expected)
  }

  /// Work and bytes for each frame so far.
  func outcome(
    _ name: String, _ time: Timing, _ reference: Timing? = nil, mismatch: String?
  ) -> Outcome {
    Outcome(
      workload: name, median: time.median, reference: reference?.median,
      bytes: Double(bytes) / Double(max(1, frames)),
      counts: Outcome.Counts(from: start, to: host.statistics, frames: frames),
      mismatch: mismatch)
  }
}
