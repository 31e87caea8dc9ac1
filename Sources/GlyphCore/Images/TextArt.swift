import Foundation
import GlyphCells

/// A picture made of characters, as it stands in a bundle.
final class TextArt {
  let text: CleanText
  let lines: [TextLine]
  let size: CellExtent
  private let colors: ANSIText?

  /// Reads a picture; with escape sequences it brings its own colours.
  init(_ string: String, hasColors: Bool) {
    let string = string.hasSuffix("\n") ? String(string.dropLast()) : string
    colors = hasColors ? ANSIText(string) : nil
    text = colors?.text ?? CleanText(string)
    lines = text.lines(width: .max)
    size = CellExtent(
      width: CellProposal.clamp(text.width), height: CellProposal.clamp(lines.count))
  }

  /// The styles of the picture, over the ink of the text around it.
  func runs(in styles: StyleTable, over ink: StyleID, isTemplate: Bool) -> [TextRun] {
    guard let colors, !isTemplate else { return [TextRun(end: .max, style: ink)] }
    return colors.runs(in: styles, over: styles[ink])
  }
}

/// Pictures that were looked for, by bundle and name.
@MainActor
enum TextArtCache {
  private struct Key: Hashable {
    let bundle: URL?
    let name: String
  }

  private static var pictures: [Key: TextArt?] = [:]

  /// The picture of a name in a bundle, or wherever resources are; nil if there is none.
  static func picture(named name: String, in bundle: Bundle?) -> TextArt? {
    let key = Key(bundle: bundle?.bundleURL, name: name)
    if let known = pictures[key] { return known }
    let picture = find(name, in: bundle.map { [$0] } ?? ResourceBundles.all)
    pictures[key] = picture
    if picture == nil {
      let shown = CleanText(name).string
      Report.once(
        "image \(name)",
        "There is no image “\(shown)”: its bundle has neither \(shown).ans nor \(shown).txt.")
    }
    return picture
  }

  private static func find(_ name: String, in bundles: [Bundle]) -> TextArt? {
    // A name is no path out of the bundle.
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    for bundle in bundles {
      for (suffix, hasColors) in [("ans", true), ("txt", false)] {
        guard let url = bundle.url(forResource: name, withExtension: suffix),
          let data = try? Data(contentsOf: url)
        else { continue }
        return TextArt(String(decoding: data, as: UTF8.self), hasColors: hasColors)
      }
    }
    return nil
  }
}
