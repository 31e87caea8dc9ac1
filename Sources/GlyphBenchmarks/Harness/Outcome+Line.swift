import Foundation

extension Outcome {
  static let heading =
    "workload                        ratio      median   reference     bytes  peak kB"
    + "  bodies measures   places    draws    cells    boxes    nodes"

  /// The outcome as a line of a table, the ratio first.
  var line: String {
    var parts = [Outcome.pad(workload, 28, leading: true)]
    parts.append(Outcome.pad(ratio.map { String(format: "%.1fx", $0) } ?? "-", 8))
    parts.append(Outcome.pad(Outcome.time(medianNs), 11))
    parts.append(Outcome.pad(referenceNs.map(Outcome.time) ?? "-", 11))
    parts.append(Outcome.pad(Outcome.number(bytes), 9))
    parts.append(Outcome.pad("\(peakKb)", 8))
    parts.append(Outcome.pad(Outcome.number(counts.bodies), 7))
    for count in [
      counts.measures, counts.placements, counts.draws, counts.cells, counts.boxes, counts.nodes,
    ] {
      parts.append(Outcome.pad(Outcome.number(count), 8))
    }
    let line = parts.joined(separator: " ")
    return mismatch.map { line + "\n  NOT THE SAME SCREEN: \($0)" } ?? line
  }

  private static func time(_ nanoseconds: Int) -> String {
    nanoseconds < 1_000_000
      ? String(format: "%.2f us", Double(nanoseconds) / 1000)
      : String(format: "%.2f ms", Double(nanoseconds) / 1_000_000)
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() || value >= 1000
      ? String(format: "%.0f", value) : String(format: "%.1f", value)
  }

  private static func pad(_ text: String, _ width: Int, leading: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return leading ? text + blanks : blanks + text
  }
}
