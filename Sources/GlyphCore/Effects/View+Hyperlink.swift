import Foundation
import GlyphCells

/// Makes what its child shows a link of the terminal.
struct HyperlinkLayout: PassivePrimitive {
  let target: String

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    painter.draw(box.child)
    let link = painter.styles.link(to: target)
    let frame = painter.frame(of: box)
    painter.surface.recolor(frame.intersection(painter.clip)) { style in
      if style.link == .none { style.link = link }
    }
  }

  func difference(from old: HyperlinkLayout, _ texts: TextComparison) -> Difference {
    target == old.target ? .none : .ink
  }
}

/// The modifier of `hyperlink`.
public struct _HyperlinkModifier {
  let target: String
}

extension _HyperlinkModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) { tree.pushWrapper(HyperlinkLayout(target: target)) }
}

extension View {
  /// Makes all that the view shows a link that the terminal itself can open, where it knows of
  /// links; targets that are not safe to open are left out.
  public nonisolated func hyperlink(to destination: URL) -> some View {
    modifier(_HyperlinkModifier(target: destination.absoluteString))
  }
}
