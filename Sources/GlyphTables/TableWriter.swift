import GlyphCells

/// Folds the properties of all scalars into blocks that repeat, and writes them as Swift.
struct TableWriter {
  static let blockSize = 128
  private var records: [ScalarProperties] = []
  private var blocks: [[UInt8]] = []
  private var index: [UInt8] = []

  /// Two planes of scalars and the one block of tags and selectors in plane 14: everything beyond
  /// has the same properties as its neighbours.
  static let ranges: [Range<UInt32>] = [0..<0x20000, 0xE0000..<0xE1000]

  init(_ properties: (UInt32) -> ScalarProperties) throws {
    var numbers: [ScalarProperties: UInt8] = [:]
    var blockNumbers: [[UInt8]: UInt8] = [:]
    for range in TableWriter.ranges {
      for start in stride(from: range.lowerBound, to: range.upperBound, by: TableWriter.blockSize) {
        var block: [UInt8] = []
        for value in start..<(start + UInt32(TableWriter.blockSize)) {
          let record = properties(value)
          if numbers[record] == nil {
            guard records.count < 256 else { throw TooMany.records }
            numbers[record] = UInt8(records.count)
            records.append(record)
          }
          block.append(numbers[record] ?? 0)
        }
        if blockNumbers[block] == nil {
          guard blocks.count < 256 else { throw TooMany.blocks }
          blockNumbers[block] = UInt8(blocks.count)
          blocks.append(block)
        }
        index.append(blockNumbers[block] ?? 0)
      }
    }
  }

  /// A number no longer fits into a byte, and the layout of the tables has to change.
  enum TooMany: Error { case records, blocks }

  var summary: String {
    "\(records.count) records, \(blocks.count) blocks, \(index.count) entries"
  }

  var source: String {
    """
    // swift-format-ignore-file
    // Written by `swift run GlyphTables`; its sources say from what.

    /// The properties of all scalars, folded: `index` names the block of 128 scalars, `blocks` names
    /// the record of each scalar in it.
    enum UnicodeTable {
      static let records: [UInt32] = [
    \(TableWriter.lines(records.map { Int($0.bits) }))
      ]

      static let index: [UInt8] = [
    \(TableWriter.lines(index.map(Int.init)))
      ]

      static let blocks: [UInt8] = [
    \(TableWriter.lines(blocks.flatMap { $0 }.map(Int.init)))
      ]
    }

    """
  }

  private static func lines(_ numbers: [Int]) -> String {
    var result = ""
    var line = "   "
    for number in numbers {
      let text = " \(number),"
      if line.count + text.count > 100 {
        result += line + "\n"
        line = "   "
      }
      line += text
    }
    return result + line
  }
}
