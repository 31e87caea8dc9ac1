/// Brings sizes and places up to date after a node was written, as locally as the answers allow.
enum Relayout {
  /// Asks a changed box again what was asked before. If every answer is the same, only the inside
  /// is placed anew; otherwise, or if a guide was asked for, which may be another at the same size,
  /// the enclosing box is asked, up to the root. Returns the box whose
  /// inside changed, and whether ink outside of it may have to go or come.
  static func settle(
    _ changed: BoxRef, _ pass: inout LayoutPass
  ) -> (box: BoxRef, overflows: Bool) {
    var box = changed
    var isGuided = false
    var overflows = false
    while true {
      pass.forget()
      overflows = overflows || box.flags.contains(.overflows)
      guard let enclosing = box.enclosing else {
        box.settle(box.proposal, &pass)
        box.arrange(&pass)
        return (box, overflows || box.flags.contains(.overflows))
      }
      isGuided = isGuided || box.flags.contains(.guided)
      if !isGuided, !box.flags.contains(.consulted), keepsItsAnswers(box, &pass) {
        if !box.flags.contains(.placed) { box.arrange(&pass) }
        guard box.flags.contains(.overflows) else { return (box, overflows) }
        spreadOverflow(from: box)
        return (box, true)
      }
      enclosing.pointer.pointee.flags.subtract(.answers)
      box = enclosing
    }
  }

  /// A box that nobody asked is new; one that was asked since it changed took part in an answer
  /// that its enclosing box may not know of. Both leave the decision to the enclosing box.
  private static func keepsItsAnswers(_ box: BoxRef, _ pass: inout LayoutPass) -> Bool {
    let before = box.pointer.pointee
    guard before.flags.contains(.asked), !before.flags.contains(.askedMore),
      before.flags.isDisjoint(with: [.sized, .knowsWidths, .knowsHeights])
    else { return false }
    box.pointer.pointee.flags.remove(.asked)
    if before.flags.contains(.askedWidths) {
      let widths = box.range(along: .horizontal, across: before.widthsAcross, &pass)
      guard widths == before.widths else { return false }
    }
    if before.flags.contains(.askedHeights) {
      let heights = box.range(along: .vertical, across: before.heightsAcross, &pass)
      guard heights == before.heights else { return false }
    }
    guard box.size(before.proposal, &pass) == before.size else { return false }
    // Answers for other heights were taken for granted.
    let relied = before.flags.intersection([.ignoresHeight, .widthsIgnoreHeight])
    return box.flags.isSuperset(of: relied)
  }

  private static func spreadOverflow(from box: BoxRef) {
    var box = box
    while let enclosing = box.enclosing, !enclosing.kind.clips,
      !enclosing.flags.contains(.overflows)
    {
      enclosing.pointer.pointee.flags.insert(.overflows)
      box = enclosing
    }
  }
}
