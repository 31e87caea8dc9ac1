/// Rows next to each other that belong together.
struct RowSection {
  let group: UInt
  private(set) var headers: [BoxRef] = []
  private(set) var rows: [BoxRef] = []
  private(set) var footers: [BoxRef] = []

  init(group: UInt) { self.group = group }

  static func sections(of box: BoxRef) -> [RowSection] {
    var sections: [RowSection] = []
    for child in box.children {
      let row = child.row
      if sections.last?.takes(row) != true { sections.append(RowSection(group: row.group)) }
      sections[sections.count - 1].append(child, as: row.role)
    }
    return sections
  }

  private func takes(_ row: RowBox) -> Bool {
    guard row.group == group else { return false }
    switch row.role {
    case .header: return rows.isEmpty && footers.isEmpty
    case .row: return footers.isEmpty
    case .footer: return true
    }
  }

  private mutating func append(_ box: BoxRef, as role: RowRole) {
    switch role {
    case .header: headers.append(box)
    case .row: rows.append(box)
    case .footer: footers.append(box)
    }
  }
}
