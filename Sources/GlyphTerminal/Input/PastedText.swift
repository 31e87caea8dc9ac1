/// What is kept of pasted bytes: text, newlines and tabs.
enum PastedText {
  static func clean(_ bytes: some Collection<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      switch scalar.value {
      case 0x0A where wasReturn: continue
      case 0x0A, 0x0D: scalars.append("\n")
      case 0x09: scalars.append(scalar)
      case 0x00..<0x20, 0x7F..<0xA0: continue
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
