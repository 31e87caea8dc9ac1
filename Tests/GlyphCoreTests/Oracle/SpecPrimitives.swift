import GlyphCells

@testable import GlyphCore

/// A leaf whose height depends on its width.
struct WrappingWords: View {
  typealias Body = Never
  let words: Int
  let letter: Character

  static func _write(_ view: WrappingWords, to tree: inout _Tree) {
    let letter = view.letter.unicodeScalars.first?.value ?? 0x3F
    tree.leaf(WordsLeaf(count: Int32(view.words), letter: letter))
  }
}

struct WordsLeaf: Primitive {
  let count: Int32
  let letter: UInt32

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    guard count > 0 else { return CellExtent() }
    let width = proposal.width == CellProposal.idealLength ? count : min(count, proposal.width)
    return CellExtent(width: width, height: (count + max(1, width) - 1) / max(1, width))
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let frame = painter.frame(of: box)
    guard let scalar = Unicode.Scalar(letter), frame.width > 0 else { return }
    for index in 0..<Int(count) {
      painter.surface.put(
        scalar, x: frame.x + index % frame.width, y: frame.y + index / frame.width,
        clip: painter.clip)
    }
  }

  func difference(from old: WordsLeaf, _ texts: TextComparison) -> Difference {
    count != old.count ? .layout : letter != old.letter ? .ink : .none
  }
}

struct PadBox: UnaryPrimitive {
  let leading: Int32
  let top: Int32
  let trailing: Int32
  let bottom: Int32

  private func inner(_ proposal: CellProposal) -> CellProposal {
    CellProposal(
      width: CellProposal.reduce(proposal.width, by: Int(leading + trailing)),
      height: CellProposal.reduce(proposal.height, by: Int(top + bottom)))
  }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let size = box.child.size(inner(proposal), &pass)
    return CellExtent(
      width: size.width + leading + trailing, height: size.height + top + bottom)
  }

  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset { CellOffset(x: leading, y: top) }
  func childProposal(_ child: BoxRef, in box: BoxRef) -> CellProposal { inner(box.proposal) }

  func difference(from old: PadBox, _ texts: TextComparison) -> Difference {
    leading == old.leading && top == old.top && trailing == old.trailing && bottom == old.bottom
      ? .none : .layout
  }
}

struct FixedBox: UnaryPrimitive {
  let width: Int32?
  let height: Int32?

  private func inner(_ proposal: CellProposal) -> CellProposal {
    CellProposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let size = box.child.size(inner(proposal), &pass)
    return CellExtent(width: width ?? size.width, height: height ?? size.height)
  }

  func range(
    along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass
  ) -> LengthRange {
    if let length = axis == .horizontal ? width : height {
      return LengthRange(min: length, max: length)
    }
    let own = axis == .horizontal ? height : width
    return box.child.range(along: axis, across: own ?? across, &pass)
  }

  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset {
    CellOffset(
      x: (box.size.width - child.size.width) >> 1,
      y: (box.size.height - child.size.height) >> 1)
  }

  func childProposal(_ child: BoxRef, in box: BoxRef) -> CellProposal { inner(box.proposal) }

  func difference(from old: FixedBox, _ texts: TextComparison) -> Difference {
    width == old.width && height == old.height ? .none : .layout
  }
}

/// Draws its child elsewhere.
struct ShiftBox: UnaryPrimitive {
  let x: Int32
  let y: Int32

  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset { CellOffset(x: x, y: y) }

  func difference(from old: ShiftBox, _ texts: TextComparison) -> Difference {
    x == old.x && y == old.y ? .none : .layout
  }
}

/// Has a rank in a stack and a depth among what is drawn.
struct RankBox: UnaryPrimitive {
  let priority: Double
  let depth: Double

  static var hasTraits: Bool { true }

  func priority(of box: BoxRef) -> Double { priority }
  func depth(of box: BoxRef) -> Double { depth }
}

/// Shows a part of a child that may be as tall as it likes.
struct WindowBox: UnaryPrimitive {
  let offset: Int32

  static var clips: Bool { true }

  private func inner(_ proposal: CellProposal) -> CellProposal {
    CellProposal(width: proposal.width, height: CellProposal.idealLength)
  }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let size = box.child.size(inner(proposal), &pass)
    guard proposal.height != CellProposal.idealLength else { return size }
    return CellExtent(width: size.width, height: min(proposal.height, size.height + 1))
  }

  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset { CellOffset(x: 0, y: -offset) }
  func childProposal(_ child: BoxRef, in box: BoxRef) -> CellProposal { inner(box.proposal) }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    painter.clipped(to: painter.frame(of: box)) { $0.draw(box.child) }
  }

  func difference(from old: WindowBox, _ texts: TextComparison) -> Difference {
    offset == old.offset ? .none : .layout
  }
}

/// Has a guide of its own for the alignments of stacks.
struct GuideBox: UnaryPrimitive {
  let guide: Int

  static var hasTraits: Bool { true }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    alignment == VerticalAlignment.center.key || alignment == HorizontalAlignment.leading.key
      ? 2 * guide : nil
  }
}

/// Further content behind or above the child.
struct LayersBox: UnaryPrimitive {
  let isBehind: Bool

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    box.child.place(at: CellOffset(), box.proposal, &pass)
    let proposal = CellProposal(width: box.size.width, height: box.size.height)
    for layer in box.layers {
      let size = layer.size(proposal, &pass)
      let origin = CellOffset(
        x: (box.size.width - size.width) >> 1,
        y: (box.size.height - size.height) >> 1)
      layer.place(at: origin, proposal, &pass)
    }
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    if isBehind { painter.draw(box.layers) }
    painter.draw(box.child)
    if !isBehind { painter.draw(box.layers) }
  }

  func difference(from old: LayersBox, _ texts: TextComparison) -> Difference {
    isBehind == old.isBehind ? .none : .ink
  }
}

/// Holds its value in an object, which moves from frame to frame.
struct HeldBox: UnaryPrimitive {
  let name: [String]

  func difference(from old: HeldBox, _ texts: TextComparison) -> Difference { .behaviour }
}
