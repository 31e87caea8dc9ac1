import GlyphUI

/// Gives each style of a picture a letter, taken from the style's name where one is free.
struct StyleLegend {
  struct Entry: Equatable {
    let letter: Character
    let meaning: String
  }

  private(set) var entries: [Entry] = []
  private var letters: [Key: Character] = [:]
  private var taken: Set<Character> = []

  private struct Key: Hashable {
    let style: CellStyle
    let isOwnDot: Bool
  }

  mutating func letter(
    for style: CellStyle, isOwnDot: Bool, in styles: StyleTable
  ) -> Character {
    if style == .standard, !isOwnDot { return " " }
    let key = Key(style: style, isOwnDot: isOwnDot)
    if let known = letters[key] { return known }
    var meaning = style.name(in: styles)
    if isOwnDot { meaning += ", a dot" }
    let letter = freeLetter(for: meaning)
    letters[key] = letter
    taken.insert(letter)
    entries.append(Entry(letter: letter, meaning: meaning))
    return letter
  }

  private func freeLetter(for meaning: String) -> Character {
    let initials = meaning.split(separator: " ").compactMap(\.first).filter(\.isLetter)
    let own = initials + initials.map { Character($0.uppercased()) } + meaning.filter(\.isLetter)
    if let letter = own.first(where: { !taken.contains($0) }) { return letter }
    for range in StyleLegend.alphabets {
      for value in range {
        guard let scalar = Unicode.Scalar(value) else { continue }
        let letter = Character(scalar)
        if !taken.contains(letter) { return letter }
      }
    }
    return "?"
  }

  /// Letters of one cell: Latin, digits, Latin with marks; for long gradients syllables, and last
  /// the private area.
  private static let alphabets: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x100...0x24F, 0x1401...0x166C, 0xE000...0xF8FF,
  ]
}
