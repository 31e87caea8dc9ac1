import Foundation

/// A box that offers its child a size of certain proportions.
struct AspectRatioLayout: UnaryPrimitive {
  /// Columns per row; 0 stands for the proportions of the child's ideal size.
  var ratio: Float
  /// Columns per row of what is as wide as it is high in points.
  var square: Float
  /// The size of a child that has no ideal size of its own.
  var unspecified: CellExtent
  var isFilling: Bool

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let child = box.child
    guard let ratio = ratio(of: child, &pass) else { return child.size(proposal, &pass) }
    return child.size(proportioned(proposal, ratio), &pass)
  }

  private func ratio(of child: BoxRef, _ pass: inout LayoutPass) -> Double? {
    if ratio > 0 { return Double(ratio) }
    let ideal = child.size(.ideal, &pass)
    if ideal == unspecified { return Double(square) }
    guard ideal.width > 0, ideal.height > 0 else { return nil }
    return Double(ideal.width) / Double(ideal.height)
  }

  private func proportioned(_ proposal: CellProposal, _ ratio: Double) -> CellProposal {
    let isWidthGiven = proposal.width >= 0
    let isHeightGiven = proposal.height >= 0
    guard isWidthGiven || isHeightGiven else { return proposal }
    let fromWidth = CellProposal(
      width: proposal.width, height: cells(Double(proposal.width) / ratio, proposal.width))
    let fromHeight = CellProposal(
      width: cells(Double(proposal.height) * ratio, proposal.height), height: proposal.height)
    guard isHeightGiven else { return fromWidth }
    guard isWidthGiven else { return fromHeight }
    let isWidthTighter = Double(proposal.width) < Double(proposal.height) * ratio
    return isWidthTighter != isFilling ? fromWidth : fromHeight
  }

  /// A length that follows from another; nothing follows from nothing, everything from endless.
  private func cells(_ length: Double, _ other: Int32) -> Int32 {
    guard other > 0 else { return 0 }
    guard other < CellProposal.infinity else { return CellProposal.infinity }
    return max(1, CellProposal.clamp(Int(min(length, Double(CellProposal.infinity)).rounded())))
  }
}

/// Offers each view of its content a size of certain proportions.
public struct _AspectRatioLayout {
  @usableFromInline let aspectRatio: CGFloat?
  @usableFromInline let contentMode: ContentMode

  @inlinable
  nonisolated init(aspectRatio: CGFloat?, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }
}

extension _AspectRatioLayout: _BoxModifier {
  public typealias Body = Never

  public func _push(to tree: inout _Tree) {
    let square = Float(tree.cellSize.height / tree.cellSize.width)
    let ratio = Float(aspectRatio ?? 0) * square
    guard aspectRatio == nil || (ratio > 0 && ratio.isFinite) else {
      tree.pushWrapper(NeutralPrimitive())
      return
    }
    tree.pushWrapper(
      AspectRatioLayout(
        ratio: ratio, square: square,
        unspecified: CellExtent(
          width: tree.unspecifiedLength(along: .horizontal),
          height: tree.unspecifiedLength(along: .vertical)),
        isFilling: contentMode == .fill))
  }
}

extension View {
  /// Offers the view a size with a ratio of width to height, inside what there is or covering it;
  /// nil is the ratio of the view's ideal size. A ratio that is not a positive number changes
  /// nothing.
  @inlinable
  public nonisolated consuming func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a size with the proportions of another, inside what there is or covering it.
  @inlinable
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the proportions of the view's ideal size, inside what there is.
  @inlinable
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the proportions of the view's ideal size, covering what there is.
  @inlinable
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
