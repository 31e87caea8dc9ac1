import Foundation

/// Numbers that can be interpolated into a `LocalizedStringKey`.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg
  var _arg: _Arg { get }
  var _specifier: String { get }
  /// What the specifier makes of the value, in no locale.
  var _text: String { get }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public var _text: String { String(self) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _specifier: String { MemoryLayout<Self>.size == 4 ? "%f" : "%lf" }
  public var _text: String { String(format: "%f", Double(self)) }
}

extension Int: _FormatSpecifiable {
  public var _arg: Int64 { Int64(self) }
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  public var _arg: Int32 { Int32(self) }
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  public var _arg: Int32 { self }
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  public var _arg: Int64 { self }
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  public var _arg: UInt64 { UInt64(self) }
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  public var _arg: UInt32 { UInt32(self) }
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  public var _arg: UInt32 { self }
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  public var _arg: UInt64 { self }
  public var _specifier: String { "%llu" }
}

extension Double: _FormatSpecifiable {
  public var _arg: Double { self }
}

extension Float: _FormatSpecifiable {
  public var _arg: Float { self }
}

extension CGFloat: _FormatSpecifiable {
  public var _arg: CGFloat { self }
}
