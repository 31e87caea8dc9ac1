/// How many cells a scalar takes.
enum CellWidth {
  /// 0, 1 or 2 for a scalar that stands alone.
  @inline(__always)
  static func of(_ scalar: Unicode.Scalar) -> Int { ScalarProperties.of(scalar.value).width }
}
