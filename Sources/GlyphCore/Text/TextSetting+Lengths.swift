import Foundation

extension TextSetting {
  init(most: Int?, least: Int) {
    self.init()
    limit = most.map { Int16(clamping: max(1, $0)) } ?? TextSetting.unlimited
    minimum = min(Int16(clamping: max(1, least)), limit, TextSetting.mostReserved)
  }

  /// The most lines for which room is kept without text to fill it.
  private static let mostReserved: Int16 = 1000

  /// A space between lines as rows, never negative.
  static func spacing(_ length: CGFloat, _ cellSize: CellSize) -> Int16 {
    Int16(clamping: max(0, cellSize.spacing(length, along: .vertical)))
  }
}
