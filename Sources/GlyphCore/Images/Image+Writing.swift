import GlyphCells

extension Image: View {
  public typealias Body = Never

  public static func _write(_ view: Image, to tree: inout _Tree) {
    let page = tree.inkPage
    switch view.kind {
    case .symbol:
      let values = page.ambient.values
      if page.isPlain, values.glyphs == .unicode, !values.isRedacted,
        let symbol = SymbolCache.glyph(named: view.name, values.symbolVariants)
      {
        tree.leaf(SymbolLeaf(glyph: symbol.glyph, ink: page.ink))
      } else {
        tree.writeRich(Text(view), page)
      }
    case .asset:
      guard let art = TextArtCache.picture(named: view.name, in: view.details?.bundle) else {
        return tree.writeName(of: view, page)
      }
      let runs = art.runs(in: tree.host.table, over: page.ink, isTemplate: view.isTemplate)
      tree.leaf(TextArtLeaf(art: art, runs: runs, isResizable: view.isResizable))
    }
  }

  /// What stands for the image in a line of text.
  func inlineText(in values: AmbientValues) -> String {
    switch kind {
    case .symbol:
      let symbol = SymbolCache.glyph(named: name, values.symbolVariants)
      return symbol?.text(ascii: values.glyphs == .ascii) ?? ""
    case .asset:
      let art = TextArtCache.picture(named: name, in: details?.bundle)
      guard let art, art.lines.count == 1 else { return placeholder }
      return art.text.string
    }
  }

  /// What stands for an image that is not there.
  var placeholder: String { "[\(name)]" }
}

extension _Tree {
  /// The name of an image that is not there, on one line and shortened in the middle.
  @MainActor
  mutating func writeName(of image: Image, _ page: InkPage) {
    var setting = TextSetting()
    setting.limit = 1
    setting.truncation = .middle
    writeRich(Text(verbatim: image.placeholder), page, setting: setting)
  }
}
