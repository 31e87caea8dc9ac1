/// The first of several views that fits into what is offered; if none does, the last one.
///
/// A view fits if its ideal size, along the axes that count, is not beyond the offer. Only the one
/// that is chosen can be seen and reached.
public struct ViewThatFits<Content: View> {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let content: Content

  @inlinable
  public nonisolated init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View {
  public typealias Body = Never

  public static func _write(_ view: ViewThatFits<Content>, to tree: inout _Tree) {
    let opening = tree.open(
      FittingPrimitive(
        isWidthLimited: view.axes.contains(.horizontal),
        isHeightLimited: view.axes.contains(.vertical)))
    tree.pushWrapper(CandidatePrimitive())
    Content._write(view.content, to: &tree)
    tree.popWrapper()
    tree.close(opening)
  }
}

/// A box around candidates, of which it shows one.
struct FittingPrimitive: Primitive {
  var isWidthLimited: Bool
  var isHeightLimited: Bool

  static var remembers: Bool { true }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    choice(proposal, of: box, &pass)?.size(proposal, &pass) ?? CellExtent()
  }

  func place(_ box: BoxRef, _ pass: inout LayoutPass) {
    let chosen = choice(box.proposal, of: box, &pass)
    for child in box.children {
      child.value(CandidatePrimitive.self).state.isChosen = chosen.map { $0 == child } ?? false
    }
    guard let chosen else { return }
    _ = chosen.size(box.proposal, &pass)
    chosen.place(at: CellOffset(), box.proposal, &pass)
  }

  private func choice(
    _ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass
  ) -> BoxRef? {
    let isOpenEnded =
      !(isWidthLimited && proposal.width >= 0) && !(isHeightLimited && proposal.height >= 0)
    var last: BoxRef?
    for child in box.children {
      last = child
      if isOpenEnded { break }
      let ideal = child.size(
        CellProposal(
          width: isWidthLimited ? CellProposal.idealLength : proposal.width,
          height: isHeightLimited ? CellProposal.idealLength : proposal.height), &pass)
      let fits =
        (!isWidthLimited || proposal.width < 0 || ideal.width <= proposal.width)
        && (!isHeightLimited || proposal.height < 0 || ideal.height <= proposal.height)
      if fits { break }
    }
    return last
  }

  func guide(_ alignment: AlignmentKey, of box: BoxRef) -> Int? {
    // What was chosen when the box was placed may be another for the size that it has now.
    box.withoutTrace { choice(box.proposal, of: box, &$0) }?.explicitGuide(alignment)
  }
}

/// One of the views among which one is chosen.
struct CandidatePrimitive: PassivePrimitive {
  let state = State()

  /// What the choice came to; it stays with the box.
  final class State {
    var isChosen = false
  }

  func hidesContents(_ box: BoxRef) -> Bool { !state.isChosen }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    if state.isChosen { painter.draw(box.child) }
  }

  static func copyObject(_ payload: Payload) -> Payload { Payload(retaining: CandidatePrimitive()) }

  static func moveValue(from new: Payload, to old: Payload, _ texts: TextComparison) -> Difference {
    .none
  }

  func difference(from old: CandidatePrimitive, _ texts: TextComparison) -> Difference { .none }
}
