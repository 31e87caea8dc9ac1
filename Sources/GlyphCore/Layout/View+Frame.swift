import Foundation

/// Gives each view of its content a fixed width, a fixed height or both.
public struct _FrameLayout {
  @usableFromInline let width: CGFloat?
  @usableFromInline let height: CGFloat?
  @usableFromInline let alignment: Alignment

  @inlinable
  nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

extension _FrameLayout: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    let cells = tree.cellSize
    let width = cells.frame(width, along: .horizontal).map(CellProposal.clamp) ?? -1
    let height = cells.frame(height, along: .vertical).map(CellProposal.clamp) ?? -1
    let guided = GuidedAlignment(alignment, cells)
    if let plain = guided.plain {
      tree.pushWrapper(FixedFrame(width: width, height: height, placement: plain))
    } else {
      tree.pushWrapper(FixedFrame(width: width, height: height, placement: guided))
    }
  }
}

/// Bounds the lengths of each view of its content.
public struct _FlexFrameLayout {
  @usableFromInline let width: Bounds
  @usableFromInline let height: Bounds
  @usableFromInline let alignment: Alignment

  @usableFromInline
  struct Bounds {
    let min: CGFloat?
    let ideal: CGFloat?
    let max: CGFloat?

    @usableFromInline
    nonisolated init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      self.min = min
      self.ideal = ideal
      self.max = max
    }

    func cells(_ cellSize: CellSize, along axis: Axis) -> FlexibleLength {
      FlexibleLength(
        min: cellSize.frame(min, along: axis), ideal: cellSize.frame(ideal, along: axis),
        max: cellSize.frame(max, along: axis))
    }
  }

  @usableFromInline
  nonisolated init(width: Bounds, height: Bounds, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

extension _FlexFrameLayout: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    let width = width.cells(tree.cellSize, along: .horizontal)
    let height = height.cells(tree.cellSize, along: .vertical)
    let guided = GuidedAlignment(alignment, tree.cellSize)
    if let plain = guided.plain {
      tree.pushWrapper(FlexibleFrame(width: width, height: height, placement: plain))
    } else {
      tree.pushWrapper(FlexibleFrame(width: width, height: height, placement: guided))
    }
  }
}

extension View {
  /// Gives the view a fixed width or height, in points; nil leaves that length to the view, and a
  /// view that does not take the frame's size is aligned in it.
  @inlinable
  public nonisolated consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  @inlinable
  public nonisolated consuming func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }

  /// Bounds the view's lengths, in points. With a maximum the view grows to what is offered, up to
  /// that length; a minimum alone lets it be smaller than its content; `ideal` is its length where
  /// nothing is offered.
  @inlinable
  public nonisolated consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: .init(min: minHeight, ideal: idealHeight, max: maxHeight),
        alignment: alignment))
  }
}
