import Foundation
import GlyphCells
import Synchronization

/// Pictures that were looked for, by bundle and name.
enum TextArtCache {
  private struct Key: Hashable {
    let bundle: URL?
    let name: String
  }

  private static let pictures = Mutex<[Key: TextArt?]>([:])

  /// The picture of a name in a bundle, or wherever resources are; nil if there is none.
  static func picture(named name: String, in bundle: Bundle?) -> TextArt? {
    let key = Key(bundle: bundle?.bundleURL, name: name)
    if let known = pictures.withLock({ $0[key] }) { return known }
    let picture = find(name, in: bundle.map { [$0] } ?? ResourceBundles.all)
    pictures.withLock { $0[key] = picture }
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
