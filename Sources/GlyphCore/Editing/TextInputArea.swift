import GlyphCells

/// Shows the text of the `textInput` around it, with its caret and what is selected.
///
/// It is as wide as what it is offered, by default 20 cells. Outside of a `textInput` it is empty.
public struct TextInputArea {
  public nonisolated init() {}
}

extension TextInputArea: View {
  public typealias Body = Never

  public static func _write(_ view: TextInputArea, to tree: inout _Tree) {
    let scope = Scope.find(EditSession.key, from: tree.surroundings.scope)
    let session = (scope?.source as? ScopeValue<EditSession>)?.read()
    let ambient = tree.surroundings.ambient.values
    tree.leaf(
      TextInputAreaLayout(
        session: session, ink: tree.surroundings.ink, setting: ambient.text,
        showsCaret: ambient.isEnabled))
  }
}

/// The box that shows a text that is being edited.
struct TextInputAreaLayout: Primitive {
  let session: EditSession?
  let ink: StyleID
  let setting: TextSetting
  let showsCaret: Bool

  static let idealWidth: Int32 = 20
  static let idealHeight: Int32 = 5

  func didEnter(_ object: PlacedObject, _ host: TreeHost) {
    session?.area = object
  }

  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    let width = proposal.width >= 0 ? proposal.width : TextInputAreaLayout.idealWidth
    let lines = session?.traits.lines ?? .one
    switch lines {
    case .one:
      box.noteHeightIgnored()
      return CellExtent(width: width, height: 1)
    case .growing: return CellExtent(width: width, height: height(for: width))
    case .filling:
      let height = proposal.height >= 0 ? proposal.height : TextInputAreaLayout.idealHeight
      return CellExtent(width: width, height: height)
    }
  }

  /// The rows that the text takes, inside the limits for lines.
  private func height(for width: Int32) -> Int32 {
    let count = session?.layout(width: Int(width)).lines.count ?? 1
    let most = setting.isUnlimited ? Int.max : Int(setting.limit)
    return CellProposal.clamp(min(max(count, Int(setting.minimum)), most))
  }

  func range(along axis: LayoutAxis, across: Int32, of box: BoxRef, _ pass: inout LayoutPass)
    -> LengthRange
  {
    if axis == .horizontal { return LengthRange(min: 1, max: CellProposal.infinity) }
    let lines = session?.traits.lines ?? .one
    switch lines {
    case .one: return LengthRange(min: 1, max: 1)
    case .growing: return box.measuredRange(along: axis, across: across, &pass)
    case .filling: return LengthRange(min: 1, max: CellProposal.infinity)
    }
  }

  func difference(from old: TextInputAreaLayout, _ texts: TextComparison) -> Difference {
    guard session === old.session, setting.limit == old.setting.limit,
      setting.minimum == old.setting.minimum
    else { return .layout }
    return ink == old.ink && setting == old.setting && showsCaret == old.showsCaret ? .none : .ink
  }

  func draw(_ box: BoxRef, _ painter: inout Painter) {
    guard let session else { return }
    let frame = painter.frame(of: box)
    let layout = session.layout(width: frame.width)
    session.alignment = setting.alignment
    session.settle(in: box.size, layout)
    let origin = session.origin
    let clip = painter.clip.intersection(frame)
    let selection = session.edited.selection.range
    let hasFocus = showsCaret && session.hasFocus
    for row in 0..<min(frame.height, max(0, layout.lines.count - origin.y)) {
      let line = row + origin.y
      let x = frame.x - origin.x + session.indent(ofRow: line, layout, box.size)
      painter.surface.draw(
        layout.text, line: layout.lines[line], x: x, y: frame.y + row, style: ink, clip: clip)
      if hasFocus, let columns = layout.columns(of: selection, row: line) {
        let rect = GridRect(
          x: x + columns.lowerBound, y: frame.y + row, width: columns.count, height: 1)
        painter.surface.recolor(rect.intersection(clip)) { $0.attributes.insert(.reverse) }
      }
    }
    if hasFocus, selection.isEmpty, let cell = session.caretCell(in: box.size) {
      // Underlined, not reversed: a terminal's own cursor may stand here and reverse the cell again.
      let rect = GridRect(x: frame.x + cell.x, y: frame.y + cell.y, width: 1, height: 1)
      painter.surface.recolor(rect.intersection(clip)) { $0.attributes.insert(.underline) }
    }
  }

  static var clips: Bool { true }
}
