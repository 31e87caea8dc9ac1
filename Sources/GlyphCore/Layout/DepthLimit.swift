/// How deep boxes may stand in each other. What is further inside has no size and is not drawn.
enum DepthLimit {
  /// Each level takes some kilobytes of the stack while it is laid out, in a build without
  /// optimisation; the main thread has eight megabytes.
  static let boxes = 512

  static func report(_ box: BoxRef) {
    Report.once(
      "too deep \(box.node.path)",
      "\(box.node.path): more than \(boxes) views stand in each other; the inner ones are not "
        + "drawn.")
  }
}
