import GlyphCells

extension Text {
  /// The words alone.
  var spoken: String { plainWords }

  /// The words alone, past the gate for untrusted text.
  package var plainWords: String {
    let styles = StyleTable()
    let page = InkPage(Ambient(AmbientValues()), in: styles)
    var resolver = TextResolver(page: page, styles: styles)
    resolver.append(self)
    return CleanText(resolver.parts.joined()).string
  }
}

extension BoxRef {
  /// The words of a box of text.
  var readableText: String? {
    if self.is(PlainText.self) {
      let text = value(PlainText.self)
      return String(decoding: bytes(at: text.offset, count: text.count), as: UTF8.self)
    }
    return self.is(RichText.self) ? value(RichText.self).text.string : nil
  }
}
