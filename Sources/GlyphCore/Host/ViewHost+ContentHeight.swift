import GlyphCells

/// Screens that are as high as their content.
extension ViewHost {
  /// Asks the root for its size: what is offered, or the ideal height where that fits the limit.
  func settle(_ root: BoxRef, _ pass: inout LayoutPass) -> CellProposal {
    root.settle(proposal, &pass)
    guard let rowLimit, Int(root.size.height) > rowLimit else { return proposal }
    let limited = CellProposal(width: Int(proposal.width), height: rowLimit)
    root.settle(limited, &pass)
    return limited
  }

  /// Makes the screen as high as the content has become.
  func followContent() {
    guard let root = tree.rootBox else { return }
    // Under the limit nobody asked how high the content would like to be.
    let isLimited = root.proposal.height >= 0 && !damage.isEmpty
    guard isLimited || Int(root.size.height) != surface.size.height else { return }
    needsLayout = true
    layOutEverything()
  }

  /// Makes a screen without a size of its own as large as the content has become since it was laid
  /// out first.
  func followIdealSize() {
    guard proposal.width < 0 || proposal.height < 0, let root = tree.rootBox,
      Int(root.size.width) != surface.size.width || Int(root.size.height) != surface.size.height
    else { return }
    layOutEverything()
  }
}
