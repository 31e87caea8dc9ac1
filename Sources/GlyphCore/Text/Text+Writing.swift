import GlyphCells

extension Text: View {
  public typealias Body = Never

  public static func _write(_ view: Text, to tree: inout _Tree) {
    let page = tree.inkPage
    if view.content == nil, page.showsLettersAsTheyAre,
      let ink = view.plainInk(page), let count = view.plainCount
    {
      tree.writePlain(view.string, count: count, ink: ink)
    } else {
      tree.writeRich(view, page)
    }
  }

  /// The one style of a text without parts; nil if its foreground is more than a colour.
  private func plainInk(_ page: InkPage) -> StyleID? {
    if foreground == .inherited, traits.isEmpty { return page.isPlain ? page.ink : nil }
    return page.ink(foreground, traits)
  }

  /// The number of bytes, if all are printable ASCII and none could be Markdown.
  private var plainCount: Int? {
    let isKey = isKey
    return string.utf8.withContiguousStorageIfAvailable { bytes in
      guard PrintableASCII.contains(bytes) else { return nil }
      return isKey && InlineMarkdown.mayOccur(in: bytes) ? nil : bytes.count
    } ?? nil
  }
}

extension _Tree {
  /// Leaves a line of printable ASCII; its bytes are kept in the fragment.
  @MainActor
  mutating func writePlain(
    _ string: String, count: Int, ink: StyleID, setting: TextSetting? = nil
  ) {
    let offset = writer.reserveText(count)
    _Tree.copy(string, to: writer.text + Int(offset))
    leaf(
      PlainText(
        offset: offset, count: Int32(truncatingIfNeeded: count), ink: ink,
        setting: setting ?? surroundings.ambient.values.text))
  }

  private nonisolated static func copy(_ string: String, to target: UnsafeMutablePointer<UInt8>) {
    string.utf8.withContiguousStorageIfAvailable { bytes in
      if let source = bytes.baseAddress { target.update(from: source, count: bytes.count) }
    }
  }

  @MainActor
  mutating func writeRich(_ view: Text, _ page: InkPage, setting: TextSetting? = nil) {
    var resolver = TextResolver(page: page, styles: host.table, surroundings: surroundings)
    resolver.append(view)
    let setting = setting ?? page.ambient.values.text
    guard resolver.parts.count > 1 else {
      let style = resolver.partStyles.first ?? page.ink
      return writeRun(resolver.parts.first ?? "", style, resolver.inks, setting)
    }
    let (text, ends) = CleanText.joining(resolver.parts)
    let runs = zip(ends, resolver.partStyles).map { TextRun(end: $0, style: $1) }
    leaf(RichText(text: text, runs: runs, inks: resolver.inks, setting: setting))
  }

  @MainActor
  private mutating func writeRun(
    _ string: String, _ style: StyleID, _ inks: [ShapeInk], _ setting: TextSetting
  ) {
    let text = CleanText(string)
    let count = text.string.utf8.count
    if text.isPlain, inks.isEmpty {
      writePlain(text.string, count: count, ink: style, setting: setting)
    } else {
      let runs = [TextRun(end: count, style: style)]
      leaf(RichText(text: text, runs: runs, inks: inks, setting: setting))
    }
  }
}
