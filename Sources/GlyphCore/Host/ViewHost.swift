import GlyphCells

/// A view that lives on: it keeps state and focus, takes events, and draws what changed.
///
/// ```swift
/// let host = ViewHost(width: 40, height: 10) { ContentView() }
/// print(host.render().text)
/// host.send(.key(.tab))
/// host.send(.key(.space))
/// print(host.render().text)
/// ```
@MainActor
public final class ViewHost {
  let tree: TreeHost
  var surface: Surface
  /// Whether nothing was drawn on the surface yet.
  private var isBlank = false
  var proposal: CellProposal
  var damage = Damage()
  var needsLayout = true
  private var isLaidOut = false
  var output: FrameOutput?
  /// The size of the screen, for the views that refer to it.
  let window: ScopeValue<CellExtent>
  /// The most rows of the screen, where its height is that of the content.
  var rowLimit: Int?

  /// The object of the box that has focus.
  private(set) var focusedObject: PlacedObject?
  /// What follows the pointer.
  var pointer = PointerTrack()
  /// The words about a view that are shown.
  var tip: HelpTip?

  /// A host with a screen of a size in cells; sizes below zero count as zero.
  public convenience init<Content: View>(
    width: Int, height: Int, @RootViewBuilder content: () -> Content
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
    window = ScopeValue(CellExtent(width: proposal.width, height: proposal.height))
    var surroundings = Surroundings.initial
    surroundings.scope = Scope(
      outer: nil, key: ObjectIdentifier(ContainerSizeKey.self), source: window)
    tree.mount(root, surroundings: surroundings)
  }

  /// How much work was done since the host was made.
  public var statistics: Statistics { tree.statistics }

  /// Changes the size of the screen; everything is laid out and drawn again.
  public func resize(width: Int, height: Int) {
    let proposal = CellProposal(width: width, height: height)
    guard proposal != self.proposal else { return }
    self.proposal = proposal
    window.replace(CellExtent(width: proposal.width, height: proposal.height))
    needsLayout = true
  }

  /// Whether something changed that is not drawn yet.
  public var needsRender: Bool {
    needsLayout || tree.isOwed || !tree.errands.isEmpty || !damage.isEmpty
  }

  /// Brings the screen up to date and returns it.
  @discardableResult
  public func render() -> Surface {
    update()
    return surface
  }

  /// Brings the screen up to date and returns what a terminal must be sent that shows the screen
  /// of the last call: everything the first time, then only what changed. The buffer is
  /// the same each time.
  public func frame(_ profile: ColorProfile = .truecolor) -> ByteBuffer {
    frame(FrameStyle(profile: profile))
  }

  /// Brings tree, layout and surface up to date.
  func update() {
    guard needsRender else { return }
    bringUpToDate()
    if let request = tree.takeFocusRequest() {
      follow(request)
      bringUpToDate()
    }
    runErrands()
    if focusedObject != nil, focusedObject?.node == nil { focusedObject = nil }
    if !tree.presentations.layers.isEmpty { dropHiddenFocus() }
    if tree.isDeparting(focusedObject) { setFocus(nil) }
    pointer.followers.removeAll { tree.isDeparting($0.object) }
    if rowLimit != nil { followContent() } else { followIdealSize() }
    followTip()
    repaint()
  }

  /// Does what waited for the layout; each round may lead to another.
  private func runErrands() {
    var rounds = 0
    while !tree.errands.isEmpty, rounds < ViewHost.geometryLimit {
      let errands = tree.errands
      tree.errands.removeAll()
      for errand in errands { errand() }
      bringUpToDate()
      rounds += 1
    }
  }

  private func bringUpToDate() {
    for round in 1...ViewHost.geometryLimit {
      tree.writeOwed()
      // Changes are settled for the old size first: a box that is asked the same at the new size
      // would not look inside again.
      if isLaidOut { tree.layOut { damage.add($0) } }
      if needsLayout { layOutEverything() }
      tree.endDepartures { damage.add($0) }
      tree.geometry.update()
      // What a reader shows for its room may say something to views around it: it is heard first.
      if tree.owesBodies, round < ViewHost.geometryLimit { continue }
      tree.preferences.update()
      tree.presentations.followAnchors()
      guard tree.isOwed else { return }
    }
  }

  /// Views that are told their size may change it by what they draw: this often in one frame.
  private static let geometryLimit = 8

  /// Does what a focus state asked for: focus goes to the first stop inside of a box.
  private func follow(_ request: PlacedObject?) {
    guard let request else { return setFocus(nil) }
    guard let box = request.box else { return }
    if let stop = box.defaultStop { setFocus(stop) } else { dropHiddenFocus() }
  }

  /// Focus does not stay behind what is presented.
  private func dropHiddenFocus() {
    var box = focusedObject?.box
    while let current = box {
      if current.kind.hidesContents(current) { return setFocus(nil) }
      box = current.enclosing
    }
  }

  /// Lays out what has moved before anything is written anew, which gives boxes other places.
  func settleMotions() {
    if isLaidOut { tree.layOut { damage.add($0) } }
    tree.endDepartures { damage.add($0) }
  }

  func layOutEverything() {
    guard let root = tree.rootBox else { return }
    tree.discardChanges()
    tree.dropDepartures()
    var pass = tree.beginLayout()
    let proposal = settle(root, &pass)
    root.place(at: CellOffset(), proposal, &pass)
    tree.endLayout(pass)
    isBlank = surface.size == .zero
    surface.resize(width: Int(root.size.width), height: Int(root.size.height))
    damage.add(nil)
    needsLayout = false
    isLaidOut = true
  }

  private func repaint() {
    guard !damage.isEmpty, let root = tree.rootBox else { return }
    if let tip { damage.add(tip.extent) }
    let rects = damage.take(in: surface)
    // The painter owns the surface while it draws, so that no cell is copied.
    var painter = Painter(
      surface: surface, clip: surface.bounds, statistics: tree.statistics)
    surface = Surface(width: 0, height: 0, styles: tree.table)
    let mark = focusMark
    for rect in rects {
      painter.repaint(rect, root, isBlank: isBlank)
      for departure in tree.departures { painter.draw(departure.box) }
      if let mark { painter.draw(mark, in: rect) }
      output?.note(rect)
    }
    tip?.draw(on: &painter.surface)
    isBlank = false
    surface = painter.surface
    tree.statistics = painter.statistics
  }

  /// Gives focus to a box, or takes it from all.
  func setFocus(_ object: PlacedObject?) {
    guard object !== focusedObject else { return }
    damageFocus()
    let (old, new) = (focusedObject?.box, object?.box)
    old?.responder?.focusScope?.isFocused = false
    focusedObject = object
    tree.focusedObject = object
    new?.responder?.focusScope?.isFocused = true
    let (left, entered) = (chain(old), chain(new))
    for box in left where !entered.contains(where: { $0 == box }) {
      box.responder?.focusMoved(isInside: false)
    }
    for box in entered where !left.contains(where: { $0 == box }) {
      box.responder?.focusMoved(isInside: true)
    }
    damageFocus()
    followTip()
    if let object { tree.afterLayout { object.box?.reveal() } }
  }

  /// The boxes from one outward that respond.
  func chain(_ box: BoxRef?) -> [BoxRef] {
    var chain: [BoxRef] = []
    var box = box
    while let current = box {
      if current.flags.contains(.responds) { chain.append(current) }
      box = current.enclosing
    }
    return chain
  }

  private func damageFocus() {
    guard let mark = focusMark else { return }
    damage.add(mark.extent)
  }

  private var focusMark: FocusMark? {
    guard let box = focusedObject?.box, box.responder?.showsFocus == true else { return nil }
    return FocusMark(box)
  }
}
