import Foundation

/// One question to a layout: while it lasts, its subviews can be asked and placed.
final class LayoutSession {
  let box: BoxRef
  let boxes: [BoxRef]
  let cellSize: CellSize
  var pass: LayoutPass
  private(set) var placements: [Placement?]
  private(set) var isOpen = true
  private var sources: [GuideSource] = []

  /// Takes over the pass until `end`.
  init(_ box: BoxRef, _ cellSize: CellSize, _ pass: inout LayoutPass) {
    self.box = box
    boxes = Array(box.children)
    self.cellSize = cellSize
    placements = Array(repeating: nil, count: boxes.count)
    self.pass = LayoutPass(statistics: Statistics())
    swap(&self.pass, &pass)
  }

  func end(_ pass: inout LayoutPass) {
    swap(&self.pass, &pass)
    isOpen = false
    for source in sources { source.close() }
    sources = []
  }

  func size(of index: Int, _ proposal: ProposedViewSize) -> CellExtent {
    guard isOpen else { return CellExtent() }
    return boxes[index].size(CellProposal(proposal, cellSize: cellSize), &pass)
  }

  func dimensions(of index: Int, _ proposal: ProposedViewSize) -> ViewDimensions {
    guard isOpen else { return ViewDimensions(width: 0, height: 0) }
    let box = boxes[index]
    let size = size(of: index, proposal)
    for key in AlignmentKey.builtIn {
      box.prepareGuides(for: CrossAlignment(key, cellSize), &pass)
    }
    let cellSize = cellSize
    let cells = CellProposal(proposal, cellSize: cellSize)
    let source = GuideSource { [unowned self] key in
      _ = box.size(cells, &self.pass)
      box.prepareGuides(for: CrossAlignment(key, cellSize), &self.pass)
      return box.explicitGuide(key, cellSize)
    }
    sources.append(source)
    var dimensions = ViewDimensions(
      width: cellSize.length(Int(size.width), along: .horizontal),
      height: cellSize.length(Int(size.height), along: .vertical), source: source)
    // A layout may keep the value: what is usual is looked up at once.
    if box.flags.contains(.guided) || box.explicitGuide(AlignmentKey.firstBaseline) != nil {
      for key in AlignmentKey.builtIn {
        dimensions.keep(box.explicitGuide(key, cellSize), for: key)
      }
    }
    return dimensions
  }

  func place(_ index: Int, _ placement: Placement) {
    if isOpen { placements[index] = placement }
  }

  /// Where a subview was put.
  struct Placement {
    let position: CGPoint
    let anchor: UnitPoint
    let proposal: CellProposal
    let cellSize: CellSize

    func origin(for size: CellExtent) -> CellOffset {
      func cells(_ position: CGFloat, _ anchor: CGFloat, _ length: Int32, _ cell: CGFloat) -> Int32
      {
        let start = position / cell - anchor * CGFloat(length)
        guard start.isFinite else { return 0 }
        let bound = CGFloat(CellProposal.infinity)
        return Int32((min(max(start, -bound), bound) + 0.5).rounded(.down))
      }
      return CellOffset(
        x: cells(position.x, anchor.x, size.width, cellSize.width),
        y: cells(position.y, anchor.y, size.height, cellSize.height))
    }
  }
}
