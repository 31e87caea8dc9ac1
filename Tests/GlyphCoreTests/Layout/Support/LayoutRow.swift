import Foundation

@testable import GlyphCore

/// One row of the table of layouts: a view, what it is offered, and where everything ends up, in
/// points of 8 x 16 to a cell.
@MainActor
struct LayoutRow {
  let id: String
  let proposal: String
  /// The size, then the frames of names in the order in which they stand.
  let expected: [String]
  let view: AnyView

  static var all: [LayoutRow] {
    frames + stacks + nestedStacks + layers + alignment + choices + grids
  }

  init<Content: View>(
    _ id: String, _ proposal: String, _ expected: [String],
    @ViewBuilder view: () -> Content
  ) {
    self.id = id
    self.proposal = proposal
    self.expected = expected
    self.view = AnyView(view())
  }

  /// What is wrong with the layout; `isExact` wants whole cells to be met, otherwise every edge
  /// may be one cell off.
  func problems(isExact: Bool) -> [String] {
    let layout = MeasuredLayout(view, ProposedViewSize(parsing: proposal))
    var problems: [String] = []
    var unread = layout.frames
    for entry in expected {
      let parts = entry.split(separator: "=").map(String.init)
      guard parts.count == 2 else { return ["cannot read \(entry)"] }
      if parts[0] == "size" {
        let lengths = parts[1].split(separator: "x").compactMap { Double($0) }
        let size = layout.size
        if !matches([0, 0] + lengths, [0, 0, size.width, size.height], isExact) {
          problems.append("size is \(size.width)x\(size.height), not \(parts[1])")
        }
        continue
      }
      let frame = parts[1].split(separator: ",").compactMap { Double($0) }
      guard let index = unread.firstIndex(where: { $0.name == parts[0] }) else {
        problems.append("there is no \(parts[0])")
        continue
      }
      let actual = unread.remove(at: index).frame
      if !matches(frame, actual, isExact) {
        let found = actual.map { $0.formatted() }.joined(separator: ",")
        problems.append("\(parts[0]) is \(found), not \(parts[1])")
      }
    }
    return problems
  }

  /// Compares edges, in points.
  private func matches(_ expected: [Double], _ actual: [Double], _ isExact: Bool) -> Bool {
    guard expected.count == 4, actual.count == 4 else { return false }
    func edges(_ frame: [Double]) -> [Double] {
      [frame[0], frame[1], frame[0] + frame[2], frame[1] + frame[3]]
    }
    for (index, (a, b)) in zip(edges(expected), edges(actual)).enumerated() where a != b {
      let cell: Double = index % 2 == 0 ? 8 : 16
      let isWhole = a.isInfinite || a.remainder(dividingBy: cell) == 0
      if (isExact && isWhole) || !(abs(a - b) <= cell) { return false }
    }
    return true
  }
}

extension ProposedViewSize {
  /// `160x96`, `nilxnil`, `infx32`.
  init(parsing text: String) {
    let lengths = text.split(separator: "x").map { part -> CGFloat? in
      part == "nil" ? nil : part == "inf" ? .infinity : Double(part).map { CGFloat($0) }
    }
    self.init(width: lengths[0], height: lengths[1])
  }
}
