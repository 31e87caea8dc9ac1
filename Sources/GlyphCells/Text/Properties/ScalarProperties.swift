/// Everything this layer asks about a scalar, in 32 bits.
package struct ScalarProperties: Hashable, Sendable {
  package var bits: UInt32

  package init(bits: UInt32) { self.bits = bits }

  package init() { bits = 0 }

  /// 0, 1 or 2 cells when it stands alone.
  package var width: Int {
    get { Int(bits & 3) }
    set { bits = bits & ~3 | UInt32(newValue) }
  }

  /// Ambiguous in width and no letter: two cells where the environment says so.
  package var isAmbiguous: Bool {
    get { bits & 1 << 2 != 0 }
    set { set(2, newValue) }
  }

  /// Whether U+FE0F makes a picture of it.
  package var isEmoji: Bool {
    get { bits & 1 << 3 != 0 }
    set { set(3, newValue) }
  }

  /// Whether a joiner can tie it to another picture.
  package var isPictograph: Bool {
    get { bits & 1 << 4 != 0 }
    set { set(4, newValue) }
  }

  package var grapheme: GraphemeClass {
    get { GraphemeClass(rawValue: UInt8(truncatingIfNeeded: bits >> 5 & 15)) ?? .other }
    set { bits = bits & ~(15 << 5) | UInt32(newValue.rawValue) << 5 }
  }

  package var conjunct: ConjunctClass {
    get { ConjunctClass(rawValue: UInt8(truncatingIfNeeded: bits >> 9 & 3)) ?? .none }
    set { bits = bits & ~(3 << 9) | UInt32(newValue.rawValue) << 9 }
  }

  package var lineBreak: LineBreakClass {
    get { LineBreakClass(rawValue: rawLineBreak) ?? .al }
    set { bits = bits & ~(63 << 11) | UInt32(newValue.rawValue) << 11 }
  }

  var rawLineBreak: UInt8 { UInt8(truncatingIfNeeded: bits >> 11 & 63) }

  package var gate: GateClass {
    get { GateClass(rawValue: UInt8(truncatingIfNeeded: bits >> 17 & 15)) ?? .pass }
    set { bits = bits & ~(15 << 17) | UInt32(newValue.rawValue) << 17 }
  }

  /// A letter that is written from right to left.
  package var isRightToLeft: Bool {
    get { bits & 1 << 21 != 0 }
    set { set(21, newValue) }
  }

  /// Terminals disagree about its width, alone or in a cluster.
  package var isRisky: Bool {
    get { bits & 1 << 22 != 0 }
    set { set(22, newValue) }
  }

  /// A blank at which a line may end and which then hangs.
  package var isBlank: Bool {
    get { bits & 1 << 23 != 0 }
    set { set(23, newValue) }
  }

  /// A letter of a script in which U+200C and U+200D change how letters join.
  package var usesJoiners: Bool {
    get { bits & 1 << 24 != 0 }
    set { set(24, newValue) }
  }

  /// Whether nothing about it depends on what stands around it: one cluster of its own after and
  /// before another such scalar, let through by the gate as it is.
  var isSimple: Bool { bits & (15 << 5 | 3 << 9 | 15 << 17 | 1 << 4) == 0 }

  /// Whether it is simple, takes one cell in every terminal and is written from left to right.
  @inline(__always)
  var isOneCell: Bool {
    bits & (15 << 5 | 3 << 9 | 15 << 17 | 1 << 4 | 1 << 21 | 1 << 22 | 3) == 1
  }

  private mutating func set(_ bit: UInt32, _ value: Bool) {
    bits = value ? bits | 1 << bit : bits & ~(1 << bit)
  }
}
