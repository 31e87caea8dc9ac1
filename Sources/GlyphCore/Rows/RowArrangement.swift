/// Where everything in grouped rows stands, for one width.
struct RowArrangement {
  struct Place {
    let box: BoxRef
    let origin: CellOffset
    let proposal: CellProposal
  }

  private(set) var places: [Place] = []
  private(set) var height: Int32 = 0
  /// The width that would have been enough.
  private(set) var neededWidth: Int32 = 0
  private let width: Int32
  private let isFramed: Bool

  init(
    _ sections: [RowSection], _ decoration: RowDecoration, width: Int32, _ pass: inout LayoutPass
  ) {
    self.width = width
    isFramed = decoration == .framed
    var isApart = false
    for (index, section) in sections.enumerated() {
      let startsApart = !isFramed && !section.headers.isEmpty
      if index > 0, isApart || startsApart { height += 1 }
      add(section, &pass)
      // Frames keep their distance by themselves, but not from a footer.
      isApart = isFramed ? !section.footers.isEmpty : section.group != 0
    }
  }

  private mutating func add(_ section: RowSection, _ pass: inout LayoutPass) {
    let isFramed = isFramed && !section.rows.isEmpty
    if isFramed, let title = titleInEdge(of: section, &pass) {
      add(title, inset: 3, &pass)
    } else {
      addAll(section.headers, inset: self.isFramed ? 2 : 0, &pass)
      if isFramed { height += 1 }
    }
    addRows(of: section, &pass)
    if isFramed { height += 1 }
    addAll(section.footers, inset: rowInset(section), &pass)
  }

  /// A header of one line: its row is the upper edge of the frame.
  private func titleInEdge(of section: RowSection, _ pass: inout LayoutPass) -> BoxRef? {
    guard let title = section.headers.first, section.headers.count == 1 else { return nil }
    return title.size(proposal(inset: 3), &pass).height == 1 ? title : nil
  }

  private mutating func addRows(of section: RowSection, _ pass: inout LayoutPass) {
    let inset = rowInset(section)
    let proposal = proposal(inset: inset)
    var isSeparated = false
    for row in section.rows where row.size(proposal, &pass).height > 1 { isSeparated = true }
    for (index, row) in section.rows.enumerated() {
      if isSeparated, section.rows.count > 1, index > 0 { height += 1 }
      add(row, inset: inset, &pass)
    }
  }

  private func rowInset(_ section: RowSection) -> Int32 {
    isFramed || !section.headers.isEmpty ? 2 : 0
  }

  private mutating func addAll(_ boxes: [BoxRef], inset: Int32, _ pass: inout LayoutPass) {
    for box in boxes { add(box, inset: inset, &pass) }
  }

  private mutating func add(_ box: BoxRef, inset: Int32, _ pass: inout LayoutPass) {
    let proposal = proposal(inset: inset)
    let size = box.size(proposal, &pass)
    places.append(Place(box: box, origin: CellOffset(x: inset, y: height), proposal: proposal))
    height += size.height
    let needed = CellProposal.clamp(Int(size.width) + Int(isFramed ? 2 * inset : inset))
    neededWidth = max(neededWidth, needed)
  }

  private func proposal(inset: Int32) -> CellProposal {
    let columns = isFramed ? 2 * inset : inset
    return CellProposal(
      width: CellProposal.reduce(width, by: Int(columns)), height: CellProposal.idealLength)
  }
}
