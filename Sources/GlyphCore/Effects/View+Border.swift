import Foundation

/// Draws a frame around each view of its content.
public struct _BorderModifier<Style: ShapeStyle> {
  @usableFromInline let style: Style
  @usableFromInline let width: CGFloat

  @inlinable
  nonisolated init(style: Style, width: CGFloat) {
    self.style = style
    self.width = width
  }
}

extension _BorderModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    guard width > 0 else {
      tree.pushWrapper(NeutralPrimitive())
      return
    }
    let isHeavy = width >= 2
    switch tree.paint(style) {
    case .solid(let paint): tree.pushWrapper(BorderPrimitive(paint: paint, isHeavy: isHeavy))
    case .gradient(let paint): tree.pushWrapper(BorderPrimitive(paint: paint, isHeavy: isHeavy))
    }
  }
}

/// A line around a box, one cell wide on each side.
struct BorderPrimitive<Paint: CellPaint & Equatable>: UnaryPrimitive {
  var paint: Paint
  var isHeavy: Bool

  private var insets: CellInsets { CellInsets(top: 1, leading: 1, bottom: 1, trailing: 1) }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let size = box.child.size(insets.inner(proposal), &pass)
    box.noteHeightIgnored(like: box.child)
    return insets.outer(size)
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    let across = insets.inner(across, along: axis.other)
    return insets.outer(box.childRange(along: axis, across: across, &pass), along: axis)
  }

  func childProposal(_ child: BoxRef, in box: BoxRef) -> CellProposal {
    insets.inner(box.proposal)
  }

  func offset(of child: BoxRef, in box: BoxRef) -> CellOffset { CellOffset(x: 1, y: 1) }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    painter.draw(box.child)
    let glyphs = paint.surroundings.glyphs
    painter.strokeFrame(
      painter.frame(of: box), isHeavy ? .heavy(glyphs) : .light(glyphs), with: paint)
  }

  func difference(from old: BorderPrimitive, _ texts: TextComparison) -> Difference {
    paint == old.paint && isHeavy == old.isHeavy ? .none : .ink
  }
}

/// A box that changes nothing about its child.
struct NeutralPrimitive: PassivePrimitive {}

extension View {
  /// Draws a frame around the view: one cell on each side, in addition to the view's own size. A
  /// `width` of 2 points or more is a heavy line, zero or less none at all.
  ///
  /// ```
  /// ┌─────┐
  /// │hello│
  /// └─────┘
  /// ```
  @inlinable
  public nonisolated consuming func border<S>(_ content: S, width: CGFloat = 1) -> some View
  where S: ShapeStyle {
    modifier(_BorderModifier(style: content, width: width))
  }
}
