/// What a scalar does to the cluster it stands in (UAX #29).
package enum GraphemeClass: UInt8, CaseIterable {
  case other, control, extend, joiner, regional, prepend, spacingMark
  case hangulL, hangulV, hangulT, hangulLV, hangulLVT
}
