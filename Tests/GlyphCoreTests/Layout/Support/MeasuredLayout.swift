import Foundation

@testable import GlyphCore

/// A view laid out by itself in points, and the frames of everything in it that has a name.
@MainActor
struct MeasuredLayout {
  private(set) var size = CGSize.zero
  private(set) var frames: [(name: String, frame: [Double])] = []
  let host: TreeHost

  init(_ view: some View, _ proposal: ProposedViewSize) {
    host = TreeHost()
    var surroundings = Surroundings.initial
    var values = AmbientValues()
    values.cellSize = .points
    surroundings.ambient = Ambient(values)
    host.mount(Container(content: view), surroundings: surroundings)
    host.writeOwed()
    guard let root = host.rootBox, let box = Array(root.children).first else { return }
    var pass = LayoutPass(statistics: Statistics())
    let cells = CellProposal(proposal, cellSize: .points)
    // The box is asked as a container would: first for its size, then at its place.
    _ = box.size(cells, &pass)
    box.place(at: CellOffset(), cells, &pass)
    host.discardChanges()
    // Views that want to know their room are told now.
    host.geometry.update()
    host.writeOwed()
    host.layOut { _ in }
    size = CGSize(
      width: CellSize.points.length(Int(box.size.width), along: .horizontal),
      height: CellSize.points.length(Int(box.size.height), along: .vertical))
    collect(box)
  }

  private mutating func collect(_ box: BoxRef) {
    if let name = box.testName {
      let frame = box.frame
      frames.append(
        (
          name,
          [
            Double(frame.x) * 8, Double(frame.y) * 16, Double(frame.width) * 8,
            Double(frame.height) * 16,
          ]
        ))
    }
    guard !box.kind.hidesContents(box) || box.isNamedInHiding else { return }
    for child in box.children { collect(child) }
  }
}

/// A box that nothing is done with: the one that is measured stands in it.
private struct Container<Content: View>: View {
  typealias Body = Never
  let content: Content

  static func _write(_ view: Container<Content>, to tree: inout _Tree) {
    let opening = tree.open(InertBox())
    Content._write(view.content, to: &tree)
    tree.close(opening)
  }
}

private struct InertBox: Primitive {
  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    CellExtent()
  }
}

extension BoxRef {
  /// Hidden views keep their frames.
  fileprivate var isNamedInHiding: Bool {
    ObjectIdentifier(kind) == ObjectIdentifier(HiddenPrimitive.self)
  }
}
