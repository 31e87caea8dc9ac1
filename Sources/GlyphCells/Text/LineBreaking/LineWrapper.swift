/// Cuts sanitised text into lines that are at most so many cells wide, one line per call.
///
/// Lines end where UAX #14 allows it; a word that is wider than a line is cut between clusters.
/// Blanks at a break hang: they belong to no line. One cluster that is wider than a line becomes an
/// ellipsis.
struct LineWrapper {
  private let limit: Int
  private var machine: ClusterMachine
  private var state = LineBreakState.start.rawValue
  /// Where the next line begins; nil when there is none.
  private(set) var position: Int? = 0
  /// Whether the line given out last ended with its paragraph.
  private(set) var endsParagraph = false

  /// A wrapper to lines of `limit` cells, more than none.
  init(limit: Int, isAmbiguousWide: Bool = false) {
    self.limit = limit
    machine = ClusterMachine(isAmbiguousWide: isAmbiguousWide)
  }

  /// The next line; nil when the text is over. An empty text has one empty line.
  mutating func next(_ bytes: UnsafeBufferPointer<UInt8>) -> TextLine? {
    guard let start = position else { return nil }
    return LineBreakTable.byASCII.withUnsafeBufferPointer { ascii in
      scan(bytes, from: start, ascii: ascii)
    }
  }

  /// A place at which the line may end.
  private struct Chance {
    var next = -1
    var end = 0
    var width = 0
    var state: UInt8 = 0
    var isHyphen = false
  }

  /// Where the cluster that is being read begins, and what stood before it.
  private struct Opening {
    var start: Int
    var column: Int
    var state: UInt8
    var content: (end: Int, width: Int)
  }

  private mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from begin: Int, ascii: UnsafeBufferPointer<UInt8>
  ) -> TextLine {
    let limit = limit
    let letter = LineBreakClass.al.rawValue
    var machine = machine.fresh
    var state = state
    var lineStart = begin
    var index = begin
    var column = 0
    var content = (end: begin, width: 0)
    var chance = Chance()
    var cluster = Opening(start: begin, column: 0, state: state, content: content)
    var isAfterJoiner = false
    var isAfterSoftHyphen = false
    var isBlank = false
    var needsBase = false

    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A { break }
      if byte < 0x80, machine.canTakeASCII {
        machine.takeASCII()
        needsBase = true
        let entry = ascii[Int(state) << 7 | Int(byte)]
        if entry & LineBreakTable.breakBit != 0, !isAfterJoiner {
          let width = content.width &+ (isAfterSoftHyphen ? 1 : 0)
          if width <= limit {
            chance = Chance(
              next: index, end: content.end, width: width, state: state,
              isHyphen: isAfterSoftHyphen)
          }
        }
        cluster = Opening(start: index, column: column, state: state, content: content)
        state = entry & 0x7F
        isAfterJoiner = false
        isAfterSoftHyphen = false
        column &+= 1
        index &+= 1
        isBlank = byte == 0x20
        if isBlank { continue }
        if column > limit {
          if let line = overflow(
            bytes, &lineStart, &content, chance, cluster, end: index)
          {
            return line
          }
          (index, column, state, chance) = (lineStart, 0, self.state, Chance())
          machine = machine.fresh
          continue
        }
        content = (index, column)
        // The rest of a word of ASCII letters: nothing but its length matters.
        if state == letter {
          var end = index
          while end < bytes.count, (bytes[end] | 0x20) &- 0x61 < 26 { end &+= 1 }
          let length = end &- index
          if length > 0, column &+ length <= limit {
            column &+= length
            index = end
            cluster = Opening(
              start: end &- 1, column: column &- 1, state: letter, content: (end &- 1, column &- 1))
            content = (end, column)
          }
        }
        continue
      }

      let scalarStart = index
      if needsBase {
        machine.setBase(ascii: bytes[index &- 1])
        needsBase = false
      }
      let scalar = UTF8Reader.next(bytes, &index)
      let properties = ScalarProperties.of(scalar)
      let isFirst = machine.take(scalar, properties)
      let entry = LineBreakTable.byClass[Int(state) << 6 | Int(properties.rawLineBreak)]
      if isFirst {
        if entry & LineBreakTable.breakBit != 0, !isAfterJoiner {
          let width = content.width &+ (isAfterSoftHyphen ? 1 : 0)
          if width <= limit {
            chance = Chance(
              next: scalarStart, end: content.end, width: width, state: state,
              isHyphen: isAfterSoftHyphen)
          }
        }
        cluster = Opening(start: scalarStart, column: column, state: state, content: content)
        isBlank = properties.isBlank
      } else {
        isBlank = false
      }
      state = entry & 0x7F
      isAfterJoiner = properties.lineBreak == .zwj
      isAfterSoftHyphen = scalar == 0xAD
      column = cluster.column &+ machine.width
      if isBlank || machine.width == 0 { continue }
      if column > limit {
        // The rest of the cluster goes with it.
        var rest = machine
        var end = index
        while end < bytes.count, bytes[end] != 0x0A {
          var next = end
          let following = UTF8Reader.next(bytes, &next)
          if rest.take(following, .of(following)) { break }
          end = next
        }
        if let line = overflow(
          bytes, &lineStart, &content, chance, cluster, end: end)
        {
          return line
        }
        (index, column, state, chance) = (lineStart, 0, self.state, Chance())
        machine = machine.fresh
        needsBase = false
        isAfterJoiner = false
        isAfterSoftHyphen = false
        continue
      }
      content = (index, column)
    }

    position = index < bytes.count ? index + 1 : nil
    endsParagraph = true
    self.state = LineBreakState.start.rawValue
    if column <= limit { return TextLine(lineStart..<index, width: column) }
    return withBlanks(bytes, lineStart..<content.end, width: content.width, upTo: index)
  }

  /// The line to give out when the cluster from `cluster.start` to `end` does not fit; nil when
  /// there was nothing but blanks, and the text goes on behind them.
  private mutating func overflow(
    _ bytes: UnsafeBufferPointer<UInt8>, _ lineStart: inout Int,
    _ content: inout (end: Int, width: Int), _ chance: Chance,
    _ cluster: Opening, end: Int
  ) -> TextLine? {
    endsParagraph = false
    if chance.next > lineStart {
      position = chance.next
      state = chance.state
      if chance.end > lineStart, chance.width > 0 {
        return TextLine(
          lineStart..<chance.end, width: chance.width, mark: chance.isHyphen ? .hyphen : .none)
      }
    } else if cluster.start > lineStart {
      position = cluster.start
      state = cluster.state
      let content = cluster.content
      if content.width > 0 { return TextLine(lineStart..<content.end, width: content.width) }
    } else {
      position = end
      let rest = LineWrapper.skippingDirections(bytes, from: end)
      if rest == bytes.count || bytes[rest] == 0x0A {
        position = rest < bytes.count ? rest + 1 : nil
        endsParagraph = true
        state = LineBreakState.start.rawValue
      }
      return TextLine(lineStart..<lineStart, width: 1, mark: .ellipsis, tail: end..<end)
    }
    lineStart = position ?? end
    content = (lineStart, 0)
    return nil
  }

  /// Where the direction controls end that follow a cluster: they make no line of their own.
  private static func skippingDirections(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var index = start
    while index + 2 < bytes.count, bytes[index] == 0xE2 {
      let isEmbedding = bytes[index + 1] == 0x80 && (0xAA...0xAE).contains(bytes[index + 2])
      let isIsolate = bytes[index + 1] == 0x81 && (0xA6...0xA9).contains(bytes[index + 2])
      guard isEmbedding || isIsolate else { break }
      index += 3
    }
    return index
  }

  /// The end of a paragraph with as many of the blanks that follow it as fit.
  private func withBlanks(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, width: Int, upTo end: Int
  ) -> TextLine {
    var reader = ClusterReader(bytes, range.upperBound..<end)
    var result = TextLine(range, width: width)
    while reader.next(), result.width + reader.width <= limit {
      result.width += reader.width
      result.head = range.lowerBound..<reader.end
    }
    return result
  }
}
