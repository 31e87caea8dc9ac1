import GlyphCells

/// The box around a view that goes: everything inside stays where it was.
struct DepartingLayout: Primitive {
  private let width: Int32
  private let height: Int32
  private let clipX: Int32
  private let clipY: Int32
  private let clipWidth: Int32
  private let clipHeight: Int32

  init(size: CellExtent, clip: GridRect) {
    width = size.width
    height = size.height
    clipX = Int32(clamping: clip.x)
    clipY = Int32(clamping: clip.y)
    clipWidth = Int32(clamping: clip.width)
    clipHeight = Int32(clamping: clip.height)
  }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    CellExtent(width: width, height: height)
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    for child in box.children {
      _ = child.size(child.proposal, &pass)
      child.place(at: child.origin, child.proposal, &pass)
    }
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let clip = GridRect(
      x: Int(clipX), y: Int(clipY), width: Int(clipWidth), height: Int(clipHeight))
    painter.clipped(to: clip) { $0.drawChildren(of: box) }
  }
}
