/// What a scroll view found out for a proposal.
struct ScrollPlan {
  var proposal: CellProposal
  /// What the content is offered, and how large it is then, margins included.
  var offer: CellProposal
  var content = CellExtent()
  /// The axes that have an indicator.
  var bars: Axis.Set = []
}
