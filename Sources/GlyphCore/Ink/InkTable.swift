import GlyphCells

/// Remembers what comes of the surroundings and a change to them, so that modifiers that say the
/// same lead to the same objects from frame to frame, and inks are worked out once.
struct InkTable {
  private var pages: [ObjectIdentifier: InkPage] = [:]
  private var last: InkPage?

  /// Far more than a program has; a limit for one that makes new surroundings in every frame.
  private static let limit = 4096

  /// What is known about the surroundings.
  mutating func page(for ambient: Ambient, in styles: StyleTable) -> InkPage {
    if let last, last.ambient === ambient { return last }
    let page: InkPage
    if let known = pages[ObjectIdentifier(ambient)] {
      page = known
    } else {
      if pages.count >= InkTable.limit { pages.removeAll() }
      page = InkPage(ambient, in: styles)
      pages[ObjectIdentifier(ambient)] = page
    }
    last = page
    return page
  }
}

/// What came of changes to one ambient.
final class InkPage {
  /// Kept alive, so that its identity stays its own.
  let ambient: Ambient
  /// The style of texts that say nothing themselves.
  let ink: StyleID
  /// Whether the foreground needs more than a cell's style: it is a gradient or lets shine through.
  let isPlain: Bool
  /// Whether no letter is shown in another case or as a block.
  let showsLettersAsTheyAre: Bool
  private let styles: StyleTable
  @exclusivity(unchecked) private var changes: [AmbientChange: Ambient] = [:]
  // Looked at for every text; nothing is called while it changes.
  @exclusivity(unchecked) private var inks = [Entry](repeating: Entry(), count: InkPage.slots)

  private static let slots = 32
  private static let limit = 1024

  /// How a text with a style of its own is drawn; nil where one cell style cannot say it.
  private struct Entry {
    var foreground = TextForeground.inherited
    var traits: TextTraits = []
    var ink: StyleID?
  }

  init(_ ambient: Ambient, in styles: StyleTable) {
    self.ambient = ambient
    self.styles = styles
    ink = styles.intern(ambient.values.textStyle)
    isPlain = ambient.values.foreground.current.plain != nil
    showsLettersAsTheyAre = ambient.values.textCase == nil && !ambient.values.isRedacted
  }

  /// The surroundings after a change.
  func ambient(after change: AmbientChange) -> Ambient {
    if let known = changes[change] { return known }
    if changes.count >= InkPage.limit { changes.removeAll() }
    var values = ambient.values
    values.apply(change)
    let changed = Ambient(values)
    changes[change] = changed
    return changed
  }

  /// The style of a text that says something itself; nil where one cell style cannot say it.
  func ink(_ foreground: TextForeground, _ traits: TextTraits) -> StyleID? {
    let slot = InkPage.slot(foreground, traits)
    let entry = inks[slot]
    if let ink = entry.ink, entry.foreground == foreground, entry.traits == traits { return ink }
    guard let plain = shapeInk(foreground).plain else { return nil }
    let values = ambient.values
    let ink = styles.intern(values.style(of: plain, traits.over(values.traits)))
    inks[slot] = Entry(foreground: foreground, traits: traits, ink: ink)
    return ink
  }

  /// The foreground of a text that says something itself.
  func shapeInk(_ foreground: TextForeground) -> ShapeInk {
    switch foreground {
    case .inherited: return ambient.values.foreground.current
    case .level(let level): return ambient.values.foreground[level]
    case .color(let color): return color._ink(in: ambient.values.styleContext)
    }
  }

  private static func slot(_ foreground: TextForeground, _ traits: TextTraits) -> Int {
    var hash = UInt32(traits.rawValue) &* 0x9E37
    switch foreground {
    case .inherited: break
    case .level(let level): hash &+= (UInt32(level) + 1) &* 0x85EB
    case .color(let color):
      let parts = UInt32(color.first) &+ UInt32(color.second) &* 31 &+ UInt32(color.third) &* 961
      hash &+= (parts &+ UInt32(color.alpha) + 7) &* 0xC2B2
    }
    return Int((hash ^ hash >> 11) & UInt32(InkPage.slots - 1))
  }
}
