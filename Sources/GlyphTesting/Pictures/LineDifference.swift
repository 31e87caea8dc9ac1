/// Two texts as one: what is in both, what was expected (`-`) and what is seen instead (`+`).
struct LineDifference {
  private var entries: [Entry] = []

  private struct Entry {
    enum Mark: String { case same = " ", expected = "-", seen = "+" }
    let mark: Mark
    let line: String
    /// The number of the line in what was expected, from 1.
    let number: Int
  }

  /// Lines around a difference that are shown for orientation.
  private static let context = 3

  init(from expected: [String], to seen: [String]) {
    let old = expected.map { VisibleText.line($0) }
    let new = seen.map { VisibleText.line($0) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        entries.append(Entry(mark: .expected, line: old[i], number: i + 1))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        entries.append(Entry(mark: .seen, line: new[j], number: i + 1))
        j += 1
      } else {
        entries.append(Entry(mark: .same, line: old[i], number: i + 1))
        i += 1
        j += 1
      }
    }
  }

  /// The differences with a few lines around each.
  var text: String {
    let changes = entries.indices.filter { entries[$0].mark != .same }
    var shown: Set<Int> = []
    for change in changes {
      shown.formUnion(change - LineDifference.context...change + LineDifference.context)
    }
    var result = ["- expected", "+ seen"]
    var isAfterGap = true
    for (index, entry) in entries.enumerated() {
      guard shown.contains(index) else {
        isAfterGap = true
        continue
      }
      if isAfterGap { result.append("@@ line \(entry.number) @@") }
      isAfterGap = false
      result.append("\(entry.mark.rawValue) \(entry.line)")
    }
    return result.joined(separator: "\n")
  }
}
