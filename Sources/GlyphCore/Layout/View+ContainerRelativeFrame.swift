import Foundation

/// Gives each view of its content a length that follows from that of the nearest container.
public struct _ContainerRelativeFrameModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerRelativeFrameModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    let container = EnvironmentValues(tree.surroundings).containerSize
    let cells = tree.cellSize
    func frame(_ axis: Axis, _ own: Int32) -> Int32 {
      guard axes.contains(axis == .horizontal ? .horizontal : .vertical), own >= 0 else {
        return -1
      }
      let length = length(cells.length(Int(own), along: axis), axis)
      return cells.frame(length, along: axis).map(CellProposal.clamp) ?? -1
    }
    let width = frame(.horizontal, container.width)
    let height = frame(.vertical, container.height)
    let guided = GuidedAlignment(alignment, cells)
    if let plain = guided.plain {
      tree.pushWrapper(FixedFrame(width: width, height: height, placement: plain))
    } else {
      tree.pushWrapper(FixedFrame(width: width, height: height, placement: guided))
    }
  }
}

extension View {
  /// Makes the view as long as the nearest container: a scroll view or the whole surface, never a
  /// stack.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Makes the view as long as `span` of the `count` equal parts, `spacing` points apart, into
  /// which the nearest container is divided.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(max(span, 1) - 1)
    }
  }

  /// Makes the view's length a function of that of the nearest container, in points.
  public nonisolated consuming func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      _ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
