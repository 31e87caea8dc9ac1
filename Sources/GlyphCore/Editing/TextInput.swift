import GlyphCells

/// A view in which a text is edited while it has focus.
public struct _TextInputModifier {
  let text: Binding<String>
  let traits: TextInputTraits
  let selection: Binding<TextSelection?>?
  let onEditingChanged: ((Bool) -> Void)?
  let onSubmit: (() -> Void)?
}

extension _TextInputModifier: ViewModifier {
  public typealias Body = Never

  public static func _write<Inner: View>(
    _ modifier: _TextInputModifier, around content: Inner, to tree: inout _Tree
  ) {
    let ambient = tree.surroundings.ambient.values
    let (opening, focus) = tree.enterFocusScope()
    let place = tree.openMarker(.scope)
    let marker =
      tree.keptObject(place, TextInputMarker.self)
      ?? TextInputMarker(
        EditSession(modifier.text, modifier.traits, focus: focus), outer: tree.surroundings.scope)
    tree.keep(marker, in: place)
    let session = marker.session
    session.host = tree.host
    session.dot = ambient.glyphs == .ascii ? "*" : "•"
    session.update(modifier.text, modifier.traits)
    session.takeSelection(modifier.selection)
    if marker.scope.outer !== tree.surroundings.scope {
      marker.scope = TextInputMarker.scope(session, outer: tree.surroundings.scope)
    }
    tree.surroundings.scope = marker.scope
    tree.pushWrapper(
      TextInputLayout(
        session: session, focus: focus, isEnabled: ambient.isEnabled,
        showsFocus: ambient.isFocusEffectEnabled, onEditingChanged: modifier.onEditingChanged,
        onSubmit: modifier.onSubmit))
    Inner._write(content, to: &tree)
    tree.popWrapper()
    tree.closeMarker(place)
    tree._leave(opening)
  }
}

/// What the place of such a view holds.
private final class TextInputMarker {
  let session: EditSession
  var scope: Scope

  init(_ session: EditSession, outer: Scope?) {
    self.session = session
    scope = TextInputMarker.scope(session, outer: outer)
  }

  static func scope(_ session: EditSession, outer: Scope?) -> Scope {
    Scope(outer: outer, key: EditSession.key, source: ScopeValue(session))
  }
}

extension EditSession {
  static var key: ObjectIdentifier { ObjectIdentifier(EditSession.self) }
}

/// The box around such a view.
struct TextInputLayout: UnaryPrimitive {
  let session: EditSession
  let focus: FocusScope
  let isEnabled: Bool
  let showsFocus: Bool
  let onEditingChanged: ((Bool) -> Void)?
  let onSubmit: (() -> Void)?

  static var responds: Bool { true }
  static func responder(_ box: BoxRef) -> (any Responder)? { box.value(TextInputLayout.self) }

  func difference(from old: TextInputLayout, _ texts: TextComparison) -> Difference {
    showsFocus == old.showsFocus ? .behaviour : .ink
  }
}

extension TextInputLayout: Responder {
  var isFocusable: Bool { isEnabled }
  var focusScope: FocusScope? { focus }

  func respond(to event: Event) -> Bool { isEnabled && session.respond(to: event) }

  func submit(_ triggers: SubmitTriggers) -> SubmitAnswer {
    guard let onSubmit else { return .passed }
    onSubmit()
    return .taken
  }

  func focusMoved(isInside: Bool) {
    session.host?.touch(session.area, .ink)
    onEditingChanged?(isInside)
  }

  func follow(_ pointer: Pointer, in box: BoxRef) -> PointerAnswer {
    guard isEnabled, pointer.phase != .clicked, let area = session.area?.box else {
      return .ignored
    }
    let frame = area.frame
    let cell = GridPoint(x: pointer.point.x - frame.x, y: pointer.point.y - frame.y)
    session.point(at: cell, pointer, in: area.size)
    return pointer.phase == .cancelled ? .ignored : .recognized
  }

  func scroll(columns: Int, rows: Int, in box: BoxRef) -> Bool { session.scroll(rows: rows) }

  func caret(in box: BoxRef) -> GridPoint? {
    guard let area = session.area?.box, let cell = session.caretCell(in: area.size) else {
      return nil
    }
    let (inner, outer) = (area.frame, box.frame)
    return GridPoint(x: cell.x + inner.x - outer.x, y: cell.y + inner.y - outer.y)
  }
}

extension View {
  /// Lets keys, pastes and the pointer edit a text while the view has focus; the building block of
  /// text fields. A `TextInputArea` inside the view shows the text and the caret.
  ///
  /// `selection` follows what is selected, and selects when it is changed. `onEditingChanged` is told when focus comes and goes, and `onSubmit` of Return, before those
  /// who ask for it with the modifier of that name.
  public nonisolated consuming func textInput(
    _ text: Binding<String>, _ traits: TextInputTraits = TextInputTraits(),
    selection: Binding<TextSelection?>? = nil, onEditingChanged: ((Bool) -> Void)? = nil,
    onSubmit: (() -> Void)? = nil
  ) -> some View {
    modifier(
      _TextInputModifier(
        text: text, traits: traits, selection: selection, onEditingChanged: onEditingChanged,
        onSubmit: onSubmit))
  }
}
