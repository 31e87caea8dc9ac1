/// Puts a style on the stack.
public struct _ControlStyleModifier<Style: ControlStyle> {
  @usableFromInline let style: Style
  @usableFromInline let write: _StyleWriting<Style>

  @inlinable
  public nonisolated init(style: Style, _ write: @escaping _StyleWriting<Style>) {
    self.style = style
    self.write = write
  }
}

extension _ControlStyleModifier: _SurroundingsModifier {
  public typealias Body = Never

  @inlinable
  public func _enter(_ tree: inout _Tree) -> _Opening {
    let opening = tree._openStyle()
    if let kept = opening.kept as? ConcreteFrame<Style>, kept.isSame(as: style, in: tree) {
      tree._put(kept, in: opening)
    } else {
      let frame = ConcreteFrame(
        style, outer: tree._styles, body: StyleBody<Style>.self, write)
      tree._put(frame, in: opening)
    }
    return opening.marker
  }
}

/// A style that is being put on the stack, and the frame that stood there last.
@usableFromInline
struct StyleOpening {
  @usableFromInline let marker: _Opening
  @usableFromInline let kept: StyleFrame?
}

extension _Tree {
  @usableFromInline
  mutating func _openStyle() -> StyleOpening {
    var opening = openMarker(.scope)
    saveSurroundings(in: &opening)
    return StyleOpening(
      marker: opening, kept: keptObject(opening, StyleFrame.self) ?? host.lastStyle)
  }

  /// The stack of styles in force.
  @usableFromInline var _styles: StyleFrame? { surroundings.styles }

  @usableFromInline
  mutating func _put(_ frame: StyleFrame, in opening: StyleOpening) {
    keep(frame, in: opening.marker)
    surroundings.styles = frame
    // The next modifier that puts on the same style uses the frame: each row of a list has one.
    if frame !== host.lastStyle, frame.isPlainData { host.lastStyle = frame }
  }
}
