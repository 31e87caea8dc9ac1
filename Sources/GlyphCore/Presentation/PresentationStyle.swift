/// How views in front of the screen stand there.
public enum PresentationStyle: UInt8, Sendable {
  /// In a frame in the middle, no wider than is good to read; the rest of the screen is dim.
  ///
  /// ```
  /// ╭─────────────────────────╮
  /// │ Delete everything?      │
  /// │ [ Cancel ] [ ! Delete ] │
  /// ╰─────────────────────────╯
  /// ```
  case dialog
  /// In a frame in the middle, as wide and high as it wants; the rest of the screen is dim.
  case sheet
  /// In a frame below or above the view that presents it; a click elsewhere puts it away.
  case popover
  /// Over the whole screen.
  case cover

  var isFramed: Bool { self != .cover }
  var dims: Bool { self == .dialog || self == .sheet }
  var endsOnOutsideClick: Bool { self == .popover }

  /// The columns that a frame takes on both sides together, and the rows.
  var insets: CellExtent { isFramed ? CellExtent(width: 4, height: 2) : CellExtent() }

  /// The longest lines of a dialog, in columns.
  private static let readable: Int32 = 44

  /// What the content is offered on a screen.
  func offer(on screen: CellExtent) -> CellProposal {
    let width = max(0, screen.width - insets.width)
    return CellProposal(
      width: self == .dialog ? min(width, PresentationStyle.readable) : width,
      height: max(0, screen.height - insets.height))
  }
}
