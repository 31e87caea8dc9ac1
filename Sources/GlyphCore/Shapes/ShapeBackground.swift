import GlyphCells

/// Fills a shape behind each view of its content.
public struct _ShapeBackgroundModifier<Content: Shape, Style: ShapeStyle> {
  let shape: Content
  /// Without a style, the background style in force.
  let style: Style?
  let fillStyle: FillStyle

  nonisolated init(shape: Content, style: Style?, fillStyle: FillStyle) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeBackgroundModifier: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    switch style.map({ tree.paint($0) }) ?? tree.paint(BackgroundStyle()) {
    case .solid(let paint): push(paint, to: &tree)
    case .gradient(let paint): push(paint, to: &tree)
    }
  }

  @MainActor
  private func push(_ paint: some CellPaint & Equatable, to tree: inout _Tree) {
    tree.pushWrapper(
      ShapeBackground(
        shape: shape, isEvenOdd: fillStyle.isEOFilled, paint: paint, cellSize: tree.cellSize,
        isFrosted: style is Material))
  }
}

/// A box with a filled shape behind it.
struct ShapeBackground<Content: Shape, Paint: CellPaint & Equatable>: PassivePrimitive {
  var shape: Content
  var isEvenOdd: Bool
  var paint: Paint
  var cellSize: CellSize
  var isFrosted: Bool

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    let saved = painter.backdrop
    painter.backdrop = .background
    painter.draw(
      PlacedShape(shape, in: painter.frame(of: box), cellSize: cellSize),
      .fill(isEvenOdd: isEvenOdd), with: paint, isFrosted: isFrosted)
    painter.backdrop = saved
    painter.draw(box.child)
  }

  func difference(from old: ShapeBackground, _ texts: TextComparison) -> Difference {
    let isSame =
      isEvenOdd == old.isEvenOdd && paint == old.paint && cellSize == old.cellSize
      && isFrosted == old.isFrosted && ValueComparison.areEqual(shape, old.shape)
    return isSame ? .none : .ink
  }
}

extension View {
  /// Fills a shape behind the view with a style. Where the colour cannot be seen, a box is told by
  /// its outline:
  ///
  /// ```
  /// ╭───────╮
  /// │ hello │
  /// ╰───────╯
  /// ```
  public nonisolated consuming func background<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    modifier(_ShapeBackgroundModifier(shape: shape, style: style, fillStyle: fillStyle))
  }

  /// Fills a shape behind the view with the background style in force.
  public nonisolated consuming func background<S>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: Shape {
    modifier(
      _ShapeBackgroundModifier<S, BackgroundStyle>(
        shape: shape, style: nil, fillStyle: fillStyle))
  }

  /// Fills a shape over the view with a style.
  public nonisolated func overlay<S, T>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View where S: ShapeStyle, T: Shape {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
