/// Finds out how the standard library segments text, by asking it for pairs and triples.
///
/// `Character` is what users of the library measure by, so the own, faster segmentation has to agree
/// with it; its tables are therefore taken from its behaviour.
struct ClusterProbe {
  private func isOne(_ scalars: [UInt32]) -> Bool {
    var string = ""
    for value in scalars {
      guard let scalar = Unicode.Scalar(value) else { return false }
      string.unicodeScalars.append(scalar)
    }
    return string.count == 1
  }

  func isPictograph(_ scalar: UInt32) -> Bool {
    isOne([0x1F600, 0x200D, scalar]) && !isOne([0x61, 0x200D, scalar])
  }

  func extends(_ scalar: UInt32) -> Bool { isOne([0x61, scalar]) }

  /// Whether a mark may stand between a picture and its joiner.
  func isExtend(_ scalar: UInt32) -> Bool { isOne([0x1F600, scalar, 0x200D, 0x1F600]) }

  func isPrepend(_ scalar: UInt32) -> Bool { isOne([scalar, 0x61]) }

  func isControl(_ scalar: UInt32) -> Bool { !isOne([scalar, 0x301]) }

  func isConsonant(_ scalar: UInt32) -> Bool {
    isOne([0x915, 0x94D, scalar]) && !isOne([0x61, scalar])
  }

  func isLinker(_ scalar: UInt32) -> Bool { isOne([0x915, scalar, 0x915]) }

  func isConjunctExtend(_ scalar: UInt32) -> Bool { isOne([0x915, 0x94D, scalar, 0x915]) }
}
