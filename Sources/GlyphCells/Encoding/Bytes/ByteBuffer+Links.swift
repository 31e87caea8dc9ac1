extension ByteBuffer {
  /// Appends the OSC 8 sequence that opens a link, or closes it for nil.
  ///
  /// The identifier is made from the target alone, so that cells of one link that are apart light up
  /// together and the same screen gives the same bytes whatever was linked before.
  func appendLink(to target: String?) {
    append("\u{1B}]8;")
    if let target {
      var hash: UInt32 = 0x811C_9DC5
      for byte in target.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
      append("id=")
      append(decimal: Int(hash % 100_000))
      append(";")
      append(target)
    } else {
      append(";")
    }
    append("\u{1B}\\")
  }
}
