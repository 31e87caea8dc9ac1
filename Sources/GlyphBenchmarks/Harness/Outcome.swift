import Foundation
import GlyphUI

/// What was measured of one workload.
struct Outcome: Codable {
  var workload: String
  /// The time of one frame.
  var medianNs: Int
  /// The time of the same frame painted by hand.
  var referenceNs: Int?
  /// What a terminal gets for one frame.
  var bytes: Double
  var peakKb = 0
  /// Work for one frame.
  var counts: Counts
  /// What is shown instead of what should be; nil if all is well.
  var mismatch: String?

  struct Counts: Codable {
    var bodies = 0.0
    var measures = 0.0
    var placements = 0.0
    var draws = 0.0
    var cells = 0.0
    var boxes = 0.0
    var nodes = 0.0

    init() {}

    /// The work between two readings of a host's statistics, for each of `frames` frames.
    init(from start: Statistics, to end: Statistics, frames: Int) {
      let frames = Double(max(1, frames))
      bodies = Double(end.bodies - start.bodies) / frames
      measures = Double(end.measures - start.measures) / frames
      placements = Double(end.placements - start.placements) / frames
      draws = Double(end.draws - start.draws) / frames
      cells = Double(end.cells - start.cells) / frames
      boxes = Double(end.boxes - start.boxes) / frames
      nodes = Double(end.nodes - start.nodes) / frames
    }
  }

  /// How many times the frame takes what it takes by hand.
  var ratio: Double? {
    referenceNs.map { Double(medianNs) / Double(max(1, $0)) }
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  init?(json: some StringProtocol) {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let outcome = try? decoder.decode(Outcome.self, from: Data(json.utf8)) else { return nil }
    self = outcome
  }

  init(
    workload: String, median: Int, reference: Int? = nil, bytes: Double, counts: Counts = Counts(),
    mismatch: String? = nil
  ) {
    self.workload = workload
    medianNs = median
    referenceNs = reference
    self.bytes = bytes
    self.counts = counts
    self.mismatch = mismatch
  }
}
