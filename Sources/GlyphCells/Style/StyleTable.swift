/// Gives every style, link and cluster of a screen a number, so that a cell is eight bytes and
/// two cells are the same when their bytes are.
///
/// Surfaces that share a table can be compared and copied as memory. A table only ever grows. It is
/// not `Sendable`: like the surfaces that use it, it belongs to one place at a time.
public final class StyleTable {
  // Asked for every run of cells; no method calls out while it changes one of these.
  @exclusivity(unchecked) private var styles: [CellStyle] = [.standard]
  /// Open addressing over `styles`: an entry is an identifier's raw value plus one, 0 is free.
  @exclusivity(unchecked) private var slots = [UInt64](repeating: 0, count: 64)
  private var combinations: [UInt64: StyleID] = [:]
  @exclusivity(unchecked) private var lastPair: UInt64 = 0
  @exclusivity(unchecked) private var lastResult = StyleID.standard
  @exclusivity(unchecked) private(set) var links: [String] = [""]
  private var linkNumbers: [String: UInt32] = [:]
  private var images: [PixelImage] = []
  private var imageNumbers: [PixelImage: UInt32] = [:]
  let clusters = ClusterTable()

  /// A table that knows the standard style.
  public init() {}

  /// The number of different styles seen so far, the standard one included.
  public var count: Int { styles.count }

  /// The number of `style`, which stays the same for the life of the table.
  public func intern(_ style: CellStyle) -> StyleID {
    if style == .standard { return .standard }
    let mask = slots.count - 1
    var slot = style.mixedBits & mask
    while true {
      let entry = slots[slot]
      if entry == 0 { break }
      let id = StyleID(rawValue: UInt32(truncatingIfNeeded: entry &- 1))
      if styles[id.index] == style { return id }
      slot = (slot + 1) & mask
    }
    if styles.count == 1 { styles.reserveCapacity(16) }
    let id = StyleID(index: styles.count, style: style)
    styles.append(style)
    slots[slot] = UInt64(id.rawValue) + 1
    if styles.count * 2 > slots.count { grow() }
    return id
  }

  /// The style with that number; the standard one for a number that another table gave out.
  public subscript(_ id: StyleID) -> CellStyle {
    id.index < styles.count ? styles[id.index] : .standard
  }

  /// `top` with the background of `bottom` where it has none of its own.
  public func over(_ top: StyleID, _ bottom: StyleID) -> StyleID {
    if top.hasBackground || !bottom.hasBackground { return top }
    let pair = UInt64(top.rawValue) << 32 | UInt64(bottom.rawValue)
    if pair == lastPair { return lastResult }
    let result: StyleID
    if let known = combinations[pair] {
      result = known
    } else {
      var style = self[top]
      style.background = self[bottom].background
      result = intern(style)
      combinations[pair] = result
    }
    lastPair = pair
    lastResult = result
    return result
  }

  /// The number of a hyperlink to `target`; `.none` for a target that is not safe to open.
  public func link(to target: String) -> LinkID {
    guard let target = LinkTarget(target) else { return .none }
    if let number = linkNumbers[target.text] { return LinkID(rawValue: number) }
    let number = UInt32(truncatingIfNeeded: links.count)
    links.append(target.text)
    linkNumbers[target.text] = number
    return LinkID(rawValue: number)
  }

  var hasLinks: Bool { links.count > 1 }

  /// What a link opens, percent-encoded; nil for no link.
  public func target(of link: LinkID) -> String? {
    link.rawValue > 0 && link.rawValue < links.count ? links[Int(link.rawValue)] : nil
  }

  /// The number of a picture.
  public func intern(_ image: PixelImage) -> ImageID {
    if let number = imageNumbers[image] { return ImageID(rawValue: number) }
    let number = UInt32(truncatingIfNeeded: images.count)
    images.append(image)
    imageNumbers[image] = number
    return ImageID(rawValue: number)
  }

  /// The picture with that number; nil for a number that another table gave out.
  public func image(_ id: ImageID) -> PixelImage? {
    id.rawValue < images.count ? images[Int(id.rawValue)] : nil
  }

  private func grow() {
    slots = [UInt64](repeating: 0, count: slots.count * 2)
    let mask = slots.count - 1
    for index in 1..<styles.count {
      var slot = styles[index].mixedBits & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt64(StyleID(index: index, style: styles[index]).rawValue) + 1
    }
  }
}
