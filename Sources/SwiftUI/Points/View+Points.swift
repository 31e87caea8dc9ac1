extension View {
  /// The view as plain text with lengths in points, for a width and height in cells; nil is the ideal
  /// length.
  public func rendered(width: Int? = nil, height: Int? = nil) -> String {
    let renderer = ViewRenderer(content: self)
    renderer.proposedSize = ProposedViewSize(
      width: width.map { CGFloat($0) * CellSize.points.width },
      height: height.map { CGFloat($0) * CellSize.points.height })
    return renderer.text
  }
}

extension ViewRenderer {
  /// A renderer with lengths in points, that of `proposedSize` included.
  public convenience init(content: Content) {
    self.init(content: content, cellSize: .points)
  }
}

extension Terminal {
  /// Prints a view with lengths in points, and a newline.
  public static func print<Content: View>(_ view: Content, to stream: StandardStream = .output) {
    print(to: stream) { view }
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(_size: CGSize(width: width, height: height), .points)
  }
}
