import Foundation

extension CellBenchmark {
  /// The benchmark, measured now, as a line of a table.
  var line: String {
    String(format: "%9.2f us  ", best() * 1_000_000) + name
  }
}
