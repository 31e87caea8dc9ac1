/// What a scalar does in a conjunct of Indic letters (UAX #29, rule GB9c).
package enum ConjunctClass: UInt8 {
  case none, consonant, extend, linker
}
