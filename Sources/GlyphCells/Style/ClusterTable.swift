/// The clusters of more than one scalar that stand on a screen, each with a number.
final class ClusterTable {
  /// Compared by bytes: two spellings of one letter are two clusters, so that the same input gives
  /// the same bytes whatever was on the screen before.
  private struct Key: Hashable {
    let text: String

    static func == (left: Key, right: Key) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }

  private(set) var texts: [String] = []
  private var numbers: [Key: UInt32] = [:]

  /// The number of a sanitised cluster.
  func intern(_ cluster: String) -> UInt32 {
    let key = Key(text: cluster)
    if let number = numbers[key] { return number }
    let number = UInt32(truncatingIfNeeded: texts.count)
    texts.append(cluster)
    numbers[key] = number
    return number
  }

  subscript(_ number: UInt32) -> String {
    number < texts.count ? texts[Int(number)] : "\u{FFFD}"
  }
}
