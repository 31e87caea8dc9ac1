/// A byte is written as the character that it is. Nobody imports this program, so that the conformance
/// is nobody else's.
extension UInt8: @retroactive ExpressibleByUnicodeScalarLiteral {
  /// A character of ASCII; any other is a space.
  public init(unicodeScalarLiteral value: Unicode.Scalar) {
    self = value.isASCII ? UInt8(value.value) : 0x20
  }
}
