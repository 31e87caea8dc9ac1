/// A link target that is safe in an escape sequence and in an attribute of HTML or SVG.
///
/// Only `http`, `https`, `mailto` and `file` with a host are let through, everything outside of
/// printable ASCII is percent-encoded, and nothing is longer than 2,083 bytes.
package struct LinkTarget {
  package let text: String

  package init?(_ target: String) {
    let bytes = target.utf8
    guard bytes.count <= 2083, let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    let scheme = String(target[..<colon]).lowercased()
    let rest = target[target.utf8.index(after: colon)...]
    switch scheme {
    case "http", "https":
      guard rest.hasPrefix("//"), rest.utf8.count > 2 else { return nil }
    case "mailto":
      guard !rest.isEmpty else { return nil }
    case "file":
      guard rest.hasPrefix("//"), let host = rest.utf8.dropFirst(2).first,
        host != UInt8(ascii: "/")
      else { return nil }
    default: return nil
    }
    var encoded = scheme + ":"
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    for byte in rest.utf8 {
      if byte > 0x20, byte < 0x7F {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded.unicodeScalars.append("%")
        encoded.unicodeScalars.append(digits[Int(byte >> 4)])
        encoded.unicodeScalars.append(digits[Int(byte & 15)])
      }
    }
    guard encoded.utf8.count <= 2083 else { return nil }
    text = encoded
  }
}
