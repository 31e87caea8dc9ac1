/// The gate's first pass: measures text and finds out whether all of it may pass as it stands.
struct TextScan {
  /// The cells of the widest line.
  let width: Int
  let lineCount: Int

  /// Most marks that a cluster keeps.
  static let mostMarks = 8

  /// Nothing.
  init() { (width, lineCount) = (0, 1) }

  /// Scans bytes, nil when something has to be replaced or removed; those that are `isTrusted` come
  /// from the gate and are only measured.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, options: TextOptions, isTrusted: Bool = false) {
    var machine = ClusterMachine(isAmbiguousWide: options.isAmbiguousWide)
    var line = 0
    var widest = 0
    var lines = 1
    var index = 0
    var marks = 0
    var previous = ScalarProperties()
    var isAfterASCII = false
    // After a joiner nothing but a picture or a letter may follow.
    var needsPicture = false
    var joinsPictures = false

    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if needsPicture, !isTrusted { return nil }
        if byte &- 0x20 >= 0x5F {
          guard byte == 0x0A else { return nil }
          line += machine.width
          widest = max(widest, line)
          line = 0
          lines += 1
          machine = machine.fresh
          index += 1
          previous = ScalarProperties()
          isAfterASCII = false
          continue
        }
        if machine.canTakeASCII {
          line &+= machine.width
          machine.takeASCII()
          index &+= 1
          isAfterASCII = true
          // Words of ASCII between others are the common case.
          while index &+ 1 < bytes.count, bytes[index] &- 0x20 < 0x5F, bytes[index &+ 1] < 0x80 {
            line &+= 1
            index &+= 1
          }
          continue
        }
      }
      if isAfterASCII {
        machine.setBase(ascii: bytes[index &- 1])
        previous = .of(UInt32(bytes[index &- 1]))
        marks = 0
        joinsPictures = false
        isAfterASCII = false
      }
      let scalar = UTF8Reader.next(bytes, &index)
      let properties = ScalarProperties.of(scalar)
      let before = machine.width
      if machine.take(scalar, properties) { line &+= before }
      if properties.isSimple, !needsPicture {
        marks = 0
        joinsPictures = false
        previous = properties
        continue
      }
      if isTrusted { continue }
      if needsPicture, !properties.isPictograph { return nil }
      needsPicture = false
      switch properties.gate {
      case .pass, .breaks:
        if properties.grapheme == .extend || properties.grapheme == .spacingMark {
          marks += 1
          if marks > TextScan.mostMarks { return nil }
        } else {
          marks = 0
          joinsPictures = properties.isPictograph
        }
      case .variation:
        guard scalar == 0xFE0F, previous.isEmoji else { return nil }
      case .joiner:
        guard scalar == 0x200D, joinsPictures else { return nil }
        needsPicture = true
      default: return nil
      }
      previous = properties
    }
    if needsPicture, !isTrusted { return nil }
    width = max(widest, line + machine.width)
    lineCount = lines
  }
}
