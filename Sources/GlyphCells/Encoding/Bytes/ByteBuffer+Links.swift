extension ByteBuffer {
  /// Appends the OSC 8 sequence that opens a link, or closes it for nil.
  ///
  /// The identifier is generated, so that cells of one link that are apart light up together.
  func appendLink(to target: String?, number: LinkID) {
    append("\u{1B}]8;")
    if let target {
      append("id=g")
      append(decimal: Int(number.rawValue))
      append(";")
      append(target)
    } else {
      append(";")
    }
    append("\u{1B}\\")
  }
}
