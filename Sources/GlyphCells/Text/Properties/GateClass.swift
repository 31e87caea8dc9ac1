/// What the gate does with a scalar.
package enum GateClass: UInt8 {
  /// It passes.
  case pass
  /// It passes for the line breaker and is not drawn.
  case breaks
  /// It is never let through.
  case remove
  /// U+FFFD takes its place.
  case replace
  /// It ends a line.
  case newline
  /// Passes beside letters that are written from right to left.
  case directionMark
  /// Passes inside of a flag that is spelled with tags.
  case tag
  /// Passes after what it can vary.
  case variation
  /// U+200C or U+200D: passes where letters or pictographs join.
  case joiner
}
