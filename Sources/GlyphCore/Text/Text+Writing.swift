import GlyphCells

extension Text: View {
  public typealias Body = Never

  public static func _write(_ view: Text, to tree: inout _Tree) {
    guard view.content == nil, let ink = tree.plainInk(of: view), let width = view.plainWidth
    else { return tree.writeRich(view, tree.inkPage) }
    tree.writePlain(view.string, width: width, ink: ink)
  }

  /// The number of cells, if each scalar is one and none could be Markdown.
  private var plainWidth: Int? {
    let isKey = isKey
    return string.utf8.withContiguousStorageIfAvailable { bytes in
      guard let width = OneCellText.width(of: bytes) else { return nil }
      return isKey && InlineMarkdown.mayOccur(in: bytes) ? nil : width
    } ?? nil
  }
}

extension _Tree {
  /// The one style of a text whose letters are drawn as they are; nil for any other.
  mutating func plainInk(of text: Text) -> StyleID? {
    if text.foreground == .inherited, text.traits.isEmpty {
      return surroundings.ambient.drawsTextsAsTheyAre ? surroundings.ink : nil
    }
    let page = inkPage
    return page.showsLettersAsTheyAre ? page.ink(text.foreground, text.traits) : nil
  }

  /// Leaves a line in which each scalar is a cell; its bytes are kept in the fragment.
  @MainActor
  mutating func writePlain(
    _ string: String, width: Int, ink: StyleID, setting: TextSetting? = nil
  ) {
    let count = string.utf8.count
    let offset = writer.reserveText(count)
    _Tree.copy(string, to: writer.text + Int(offset))
    leaf(
      PlainText(
        offset: offset, count: Int32(truncatingIfNeeded: count),
        width: Int32(truncatingIfNeeded: width), ink: ink,
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
    if inks.isEmpty, let width = text.oneCellWidth {
      writePlain(text.string, width: width, ink: style, setting: setting)
    } else {
      let runs = [TextRun(end: text.string.utf8.count, style: style)]
      leaf(RichText(text: text, runs: runs, inks: inks, setting: setting))
    }
  }
}
