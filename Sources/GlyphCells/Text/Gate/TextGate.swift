/// The gate's second pass: writes text anew without anything that could move a cursor, change a
/// terminal's state, hide, or pile up.
struct TextGate {
  /// The sanitised bytes.
  private(set) var output: [UInt8] = []
  private let options: TextOptions
  /// The cells since the last newline, for tab stops; worked out when a tab comes.
  private var lineStart = 0
  private var previous: UInt32 = 0
  private var previousProperties = ScalarProperties()
  private var marks = 0
  private var base = ScalarProperties()
  private var isVaried = false
  private var isAfterReturn = false
  private var directions = EmbeddingStack()
  /// What waits for its successor: a joiner, a direction mark, or the tags of a flag.
  private var pending: [UInt32] = []

  static let tabStop = 8
  /// Flags are spelled with six tags at most.
  private static let longestTag = 12

  init(options: TextOptions) { self.options = options }

  /// Lets through what of `bytes` may pass; a later call goes on where this one ends.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    output.reserveCapacity(output.count + bytes.count)
    var index = 0
    while index < bytes.count { take(UTF8Reader.next(bytes, &index)) }
  }

  /// Lets go of what still waits.
  mutating func finish() {
    if isAfterReturn { emit(0x240D) }
    isAfterReturn = false
    pending.removeAll()
    closeDirections()
  }

  private mutating func take(_ scalar: UInt32) {
    if isAfterReturn {
      isAfterReturn = false
      if scalar != 0x0A { emitBase(0x240D, .of(0x240D)) }
    }
    let properties = ScalarProperties.of(scalar)
    if !pending.isEmpty, resolve(before: scalar, properties) { return }
    switch scalar {
    case 0x20...0x7E: emitBase(scalar, properties)
    case 0x09: expandTab()
    case 0x0A...0x0C: newline()
    case 0x0D: isAfterReturn = true
    case 0..<0x20: emitBase(0x2400 + scalar, .of(0x2400 + scalar))
    case 0x7F: emitBase(0x2421, .of(0x2421))
    default: takeOther(scalar, properties)
    }
  }

  private mutating func takeOther(_ scalar: UInt32, _ properties: ScalarProperties) {
    switch properties.gate {
    case .pass:
      if properties.grapheme == .extend || properties.grapheme == .spacingMark {
        guard marks < TextScan.mostMarks else { return }
        marks += 1
        emit(scalar)
        note(scalar, properties)
      } else {
        emitBase(scalar, properties)
      }
    case .breaks: emitBase(scalar, properties)
    case .newline: newline()
    case .replace: emitBase(0xFFFD, .of(0xFFFD))
    case .remove: takeDirection(scalar, properties)
    case .directionMark:
      if base.isRightToLeft { emit(scalar) } else { pending = [scalar] }
    case .variation: takeVariation(scalar, properties)
    case .joiner: takeJoiner(scalar, properties)
    case .tag: if scalar != 0xE007F, previous == 0x1F3F4 { pending = [scalar] }
    }
  }

  private mutating func takeVariation(_ scalar: UInt32, _ properties: ScalarProperties) {
    // The text selector changes nothing in a grid of cells and the base keeps its width.
    if isVaried || scalar == 0xFE0E { return }
    let fits =
      scalar == 0xFE0F
      ? previousProperties.isEmoji
      : previous > 0x7F && previousProperties.grapheme == .other && !previousProperties.isEmoji
    guard fits else { return }
    isVaried = true
    emit(scalar)
    note(scalar, properties)
  }

  private mutating func takeJoiner(_ scalar: UInt32, _ properties: ScalarProperties) {
    if base.isPictograph {
      if scalar == 0x200D { pending = [scalar] }
    } else if base.usesJoiners, previousProperties.grapheme != .joiner,
      previousProperties.gate != .joiner, marks < TextScan.mostMarks
    {
      marks += 1
      emit(scalar)
      note(scalar, properties)
    }
  }

  /// Decides what waits, now that its successor is known; true when that was taken in as well.
  private mutating func resolve(
    before scalar: UInt32, _ properties: ScalarProperties
  ) -> Bool {
    let first = pending[0]
    switch ScalarProperties.of(first).gate {
    case .joiner:
      if properties.isPictograph {
        emit(first)
        note(first, .of(first))
      }
      pending.removeAll()
    case .directionMark:
      if properties.isRightToLeft { emit(first) }
      pending.removeAll()
    default:
      guard properties.gate == .tag, pending.count < TextGate.longestTag else {
        pending.removeAll()
        return false
      }
      pending.append(scalar)
      if scalar == 0xE007F {
        for tag in pending { emit(tag) }
        note(scalar, properties)
        pending.removeAll()
      }
      return true
    }
    return false
  }

  /// Lets a control of direction through where it has an effect and the options ask for it.
  private mutating func takeDirection(_ scalar: UInt32, _ properties: ScalarProperties) {
    guard options.bidiControls == .keep, BidiControls.contains(scalar), directions.take(scalar)
    else { return }
    emit(scalar)
    note(scalar, properties)
    base = ScalarProperties()
    marks = 0
  }

  /// Closes what a line leaves open.
  private mutating func closeDirections() {
    output.append(contentsOf: directions.embedding.closing(to: 0).utf8)
    directions = EmbeddingStack()
  }

  private mutating func newline() {
    closeDirections()
    emit(0x0A)
    lineStart = output.count
    note(0x0A, .of(0x0A))
    base = ScalarProperties()
    marks = 0
  }

  private mutating func expandTab() {
    let width = output.withUnsafeBufferPointer { bytes in
      var reader = ClusterReader(
        bytes, lineStart..<bytes.count, isAmbiguousWide: options.isAmbiguousWide)
      var sum = 0
      while reader.next() { sum += reader.width }
      return sum
    }
    for _ in 0..<(TextGate.tabStop - width % TextGate.tabStop) { emitBase(0x20, .of(0x20)) }
  }

  private mutating func emitBase(_ scalar: UInt32, _ properties: ScalarProperties) {
    emit(scalar)
    note(scalar, properties)
    base = properties
    marks = 0
    isVaried = false
  }

  private mutating func note(_ scalar: UInt32, _ properties: ScalarProperties) {
    previous = scalar
    previousProperties = properties
  }

  private mutating func emit(_ value: UInt32) {
    guard value >= 0x80, let scalar = Unicode.Scalar(value) else {
      return output.append(UInt8(truncatingIfNeeded: value))
    }
    output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
