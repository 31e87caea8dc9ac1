import GlyphCells

/// A view that lives on: it keeps state and focus, takes events, and draws what changed.
///
/// ```swift
/// let host = ViewHost(width: 40, height: 10) { ContentView() }
/// print(host.render().text)
/// ```
@MainActor
public final class ViewHost {
  let tree: TreeHost
  private var surface: Surface
  private var proposal: CellProposal
  private var damage = Damage()
  private var needsLayout = true

  /// A host with a screen of a size in cells; sizes below zero count as zero.
  public convenience init<Content: View>(
    width: Int, height: Int, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content(), proposal: CellProposal(width: width, height: height),
      environment: EnvironmentValues())
  }

  init<Content: View>(
    _ content: Content, proposal: CellProposal, environment: EnvironmentValues
  ) {
    tree = TreeHost()
    self.proposal = proposal
    surface = Surface(width: 0, height: 0, styles: tree.table)
    let root = RootView(
      content: content.modifier(_EnvironmentModifier { $0.adopt(environment) }))
    tree.mount(root, surroundings: .initial)
  }

  /// How much work was done since the host was made.
  public var statistics: Statistics { tree.statistics }

  /// Changes the size of the screen; everything is laid out and drawn again.
  public func resize(width: Int, height: Int) {
    let proposal = CellProposal(width: width, height: height)
    guard proposal != self.proposal else { return }
    self.proposal = proposal
    needsLayout = true
  }

  /// Whether something changed that is not drawn yet.
  public var needsRender: Bool { needsLayout || tree.isOwed || !damage.isEmpty }

  /// Brings the screen up to date and returns it.
  @discardableResult
  public func render() -> Surface {
    update()
    return surface
  }

  private func update() {
    tree.writeOwed()
    if needsLayout {
      layOutEverything()
    } else {
      tree.layOut { damage.add($0) }
    }
    repaint()
  }

  private func layOutEverything() {
    guard let root = tree.rootBox else { return }
    tree.discardChanges()
    var pass = LayoutPass(statistics: tree.statistics)
    root.settle(proposal, &pass)
    root.place(at: CellOffset(), proposal, &pass)
    tree.statistics = pass.statistics
    surface.resize(width: Int(root.size.width), height: Int(root.size.height))
    damage.add(nil)
    needsLayout = false
  }

  private func repaint() {
    guard !damage.isEmpty, let root = tree.rootBox else { return }
    for rect in damage.take(in: surface.bounds) {
      surface.clear(rect)
      tree.statistics.cells &+= rect.width * rect.height
      var painter = Painter(
        surface: surface, clip: rect, statistics: tree.statistics, focus: nil)
      surface = Surface(width: 0, height: 0, styles: tree.table)
      painter.draw(root)
      surface = painter.surface
      tree.statistics = painter.statistics
    }
  }
}
