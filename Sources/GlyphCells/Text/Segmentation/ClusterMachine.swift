/// Follows a text scalar by scalar, tells where clusters begin, and adds up the width of the
/// cluster it is in.
///
/// Segmentation is that of `Character` (UAX #29), except that no cluster is longer than 32 scalars.
/// The width is the sum of the scalars' widths, at most 2; a picture selector after a narrow emoji
/// makes it 2.
struct ClusterMachine {
  /// The cells of the cluster so far.
  private(set) var width = 0
  private var last = GraphemeClass.control
  private var picture = Picture.none
  private var conjunct = Conjunct.none
  private var isOddIndicator = false
  private var scalars = 0
  private var base = ScalarProperties()
  private let isAmbiguousWide: Bool

  private enum Picture { case none, open, joined }
  private enum Conjunct { case none, consonant, linked }

  static let longestCluster = 32

  init(isAmbiguousWide: Bool = false) { self.isAmbiguousWide = isAmbiguousWide }

  /// A machine with the same policy at the beginning of a text.
  var fresh: ClusterMachine { ClusterMachine(isAmbiguousWide: isAmbiguousWide) }

  /// Takes one scalar in and says whether it is the first of a cluster.
  @inline(__always)
  mutating func take(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
    if properties.isSimple, last != .prepend {
      start(properties)
      last = .other
      return true
    }
    return takeComplex(scalar, properties)
  }

  /// Whether a scalar of ASCII begins a cluster here, as it does but for rare signs before it.
  @inline(__always)
  var canTakeASCII: Bool { last != .prepend }

  /// As `take`, for a scalar of ASCII other than a control, where `canTakeASCII` holds.
  @inline(__always)
  mutating func takeASCII() {
    width = 1
    last = .other
  }

  /// Says what the base of the cluster was, when it was taken by `takeASCII`.
  @inline(__always)
  mutating func setBase(ascii byte: UInt8) {
    base = ScalarProperties.of(UInt32(byte))
    picture = .none
    conjunct = .none
    scalars = 1
  }

  @inline(__always)
  private mutating func start(_ properties: ScalarProperties) {
    width = cells(properties)
    base = properties
    picture = .none
    conjunct = .none
    scalars = 1
  }

  @inline(__always)
  private func cells(_ properties: ScalarProperties) -> Int {
    isAmbiguousWide && properties.isAmbiguous ? 2 : properties.width
  }

  @inline(never)
  private mutating func takeComplex(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
    let isFirst = scalars >= ClusterMachine.longestCluster || breaks(before: properties)
    if isFirst {
      start(properties)
    } else {
      scalars += 1
      if scalar == 0xFE0F {
        if base.isEmoji, width == 1 { width = 2 }
      } else {
        width = min(2, width + cells(properties))
      }
    }
    follow(properties, isFirst: isFirst)
    return isFirst
  }

  private func breaks(before properties: ScalarProperties) -> Bool {
    let next = properties.grapheme
    if last == .control || next == .control { return true }
    switch next {
    case .extend, .joiner, .spacingMark: return false
    default: break
    }
    if last == .prepend { return false }
    if properties.conjunct == .consonant, conjunct == .linked { return false }
    if properties.isPictograph, picture == .joined { return false }
    switch (last, next) {
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT),
      (.hangulLV, .hangulV), (.hangulLV, .hangulT), (.hangulV, .hangulV), (.hangulV, .hangulT),
      (.hangulLVT, .hangulT), (.hangulT, .hangulT):
      return false
    case (.regional, .regional): return !isOddIndicator
    default: return true
    }
  }

  private mutating func follow(_ properties: ScalarProperties, isFirst: Bool) {
    last = properties.grapheme
    isOddIndicator = last == .regional && (isFirst || !isOddIndicator)
    if properties.isPictograph {
      picture = .open
    } else if picture == .open, last == .joiner {
      picture = .joined
    } else if picture != .open || last != .extend {
      picture = .none
    }
    switch properties.conjunct {
    case .consonant: conjunct = .consonant
    case .linker: if conjunct == .consonant { conjunct = .linked }
    case .extend: break
    case .none: conjunct = .none
    }
  }
}
