import GlyphCells

extension Text: View {
  public typealias Body = Never

  public static func _write(_ view: Text, to tree: inout _Tree) {
    let page = tree.inkPage
    if view.content == nil, page.ambient.values.textCase == nil,
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
  mutating func writePlain(_ string: String, count: Int, ink: StyleID) {
    let offset = writer.reserveText(count)
    _Tree.copy(string, to: writer.text + Int(offset))
    leaf(
      PlainText(
        offset: offset, count: Int32(truncatingIfNeeded: count), ink: ink,
        setting: surroundings.ambient.values.text))
  }

  private nonisolated static func copy(_ string: String, to target: UnsafeMutablePointer<UInt8>) {
    string.utf8.withContiguousStorageIfAvailable { bytes in
      if let source = bytes.baseAddress { target.update(from: source, count: bytes.count) }
    }
  }

  @MainActor
  mutating func writeRich(_ view: Text, _ page: InkPage) {
    var resolver = TextResolver(page: page, styles: host.table)
    resolver.append(view)
    writeResolved(resolver)
  }

  @MainActor
  private mutating func writeResolved(_ resolver: TextResolver) {
    let setting = surroundings.ambient.values.text
    if resolver.parts.count <= 1 {
      let text = CleanText(resolver.parts.first ?? "")
      let style = resolver.partStyles.first ?? resolver.page.ink
      if text.isPlain, resolver.inks.isEmpty {
        writePlain(text.string, count: text.string.utf8.count, ink: style)
      } else {
        leaf(
          RichText(
            text: text, runs: [TextRun(end: text.string.utf8.count, style: style)],
            inks: resolver.inks, setting: setting))
      }
      return
    }
    let (text, ends) = CleanText.joining(resolver.parts)
    var runs: [TextRun] = []
    for (end, style) in zip(ends, resolver.partStyles) {
      runs.append(TextRun(end: end, style: style))
    }
    leaf(RichText(text: text, runs: runs, inks: resolver.inks, setting: setting))
  }
}
