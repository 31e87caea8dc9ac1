import GlyphCells

/// What the runtime of a terminal asks of a host, beside events and frames.
extension ViewHost {
  /// A host whose screen is as wide as a terminal and as high as the content, up to `rowLimit`.
  package convenience init<Content: View>(
    width: Int, rowLimit: Int, environment: EnvironmentValues, @ViewBuilder content: () -> Content
  ) {
    self.init(
      LeadingColumn(content: content()), proposal: CellProposal(width: width, height: nil),
      environment: environment)
    self.rowLimit = max(0, rowLimit)
  }

  /// A host with a screen of a size, and an environment around the content.
  package convenience init<Content: View>(
    width: Int, height: Int, environment: EnvironmentValues, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content(), proposal: CellProposal(width: width, height: height), environment: environment)
  }

  /// Changes the width of a screen that is as high as its content, and the most rows it may have.
  package func resize(width: Int, rowLimit: Int) {
    let proposal = CellProposal(width: width, height: nil)
    guard proposal != self.proposal || rowLimit != self.rowLimit else { return }
    self.rowLimit = max(0, rowLimit)
    self.proposal = proposal
    window.replace(CellExtent(width: proposal.width, height: proposal.height))
    needsLayout = true
  }

  /// Brings the screen up to date and returns what a terminal must be sent to show it.
  package func frame(_ style: FrameStyle) -> ByteBuffer {
    if output?.style != style { output = FrameOutput(style) }
    let output = self.output ?? FrameOutput(style)
    update()
    let caret = self.caret.map { GridPoint(x: $0.x, y: $0.y) }
    let bytes = output.write(surface, caret: caret)
    tree.statistics.bytes &+= bytes.count
    return bytes
  }

  /// What the terminal shows, as far as it is known.
  package var shownFrame: Surface? { output?.shown }

  /// Says that the terminal shows something else by now: the next frame is a whole one.
  package func forgetFrame() { output?.forget() }

  /// Lets time pass before the next frame. What was changed by now begins to move only there, however
  /// long nothing happened.
  package func pass(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let end = tree.now + max(0, Double(seconds) + Double(attoseconds) / 1e18)
    if let due = tree.timers.nextDue, due <= end + TimerQueue.tolerance {
      return advance(by: duration)
    }
    tree.now = end
    tree.stepMotions()
    settleMotions()
  }

  /// Calls a closure whenever the picture may have become another, until the next frame possibly
  /// several times, and on whatever thread the change was made.
  package func onChange(_ action: (@Sendable () -> Void)?) {
    tree.onWork = action
    tree.inbox.onFirst(action)
  }

  /// The rows of the screen.
  package var screenHeight: Int { surface.size.height }

  /// Takes focus from all views.
  package func resignFocus() { setFocus(nil) }

  /// Whether a view was drawn that answers to a pointer.
  package var takesPointer: Bool { tree.takesPointer }

  /// Whether a view was drawn that wants to know where the pointer is while it is up.
  package var takesHover: Bool { tree.takesHover }
}

/// Several views one below the other, at the leading edge of the screen.
private struct LeadingColumn<Content: View>: View {
  let content: Content

  var body: some View {
    VStack(alignment: .leading) { content }.frame(maxWidth: .infinity, alignment: .leading)
  }
}
