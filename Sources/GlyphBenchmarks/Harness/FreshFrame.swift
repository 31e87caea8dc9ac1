import GlyphCells
import GlyphUI

/// A first frame, from a view to the bytes for a terminal: nothing is kept but the buffer.
@MainActor
struct FreshFrame {
  let width: Int
  let height: Int
  private let buffer = ByteBuffer(capacity: 1 << 16)
  private let encoder = ANSIEncoder(profile: .ansi16)
  private var statistics = Statistics()

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  mutating func render<Content: View>(@ViewBuilder _ content: () -> Content) {
    let host = ViewHost(width: width, height: height, content: content)
    buffer.clear()
    encoder.encode(host.render(), to: buffer)
    statistics = host.statistics
  }

  func outcome(
    _ name: String, _ time: Timing, _ reference: Timing? = nil, expected: [UInt8]? = nil
  ) -> Outcome {
    let shown = ModelScreen(width: width, height: height, showing: buffer.bytes)
    let wanted = expected.map { ModelScreen(width: width, height: height, showing: $0) }
    return Outcome(
      workload: name, median: time.median, reference: reference?.median,
      bytes: Double(buffer.count),
      counts: Outcome.Counts(from: Statistics(), to: statistics, frames: 1),
      mismatch: wanted.flatMap { shown.difference(from: $0) })
  }
}
