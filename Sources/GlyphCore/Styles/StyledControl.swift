/// A control of a family: drawn by the style on top, with the others in force inside.
///
/// That is why a style that uses its own control with the same configuration wraps the next outer
/// style, and why recursion cannot happen.
public struct StyledControl<Default: ControlStyle> {
  @usableFromInline let configuration: Default.Configuration
  @usableFromInline let fallback: Default

  /// A control that is drawn by `fallback` where no style of the family is left.
  @inlinable
  public nonisolated init(_ configuration: Default.Configuration, default fallback: Default) {
    self.configuration = configuration
    self.fallback = fallback
  }
}

extension StyledControl: View {
  public typealias Body = Never

  @inlinable
  public static func _write(_ view: StyledControl<Default>, to tree: inout _Tree) {
    let opening = tree._openControl(ObjectIdentifier(Default.Configuration.self))
    if let frame = opening.frame {
      unsafeDowncast(frame, to: FamilyFrame<Default.Configuration>.self)
        .write(view.configuration, to: &tree)
    } else {
      writeFallback(view, to: &tree)
    }
    tree._closeControl(opening)
  }

  // Apart, since a function looks up the descriptions of all types in it when it is entered.
  @inlinable
  @inline(never)
  @MainActor
  static func writeFallback(_ view: StyledControl<Default>, to tree: inout _Tree) {
    StyleBody._write(
      StyleBody(style: view.fallback, configuration: view.configuration), to: &tree)
  }
}

/// A control that is being written, and the style on top for it.
///
/// Plain memory: the stack is held by the view that stands around the control.
public struct _ControlOpening {
  let marker: _Opening
  unowned(unsafe) let styles: StyleFrame?
  @usableFromInline unowned(unsafe) let frame: StyleFrame?
}

@MainActor
extension _Tree {
  /// Takes the style on top for a family from the stack, until `_closeControl`.
  public mutating func _openControl(_ family: ObjectIdentifier) -> _ControlOpening {
    let styles = surroundings.styles
    let frame = StyleFrame.top(of: family, in: styles)
    // What another style draws is other content.
    let marker = openMarker(.branch, key: frame?.style ?? 0)
    if let frame { surroundings.styles = stack(without: frame, marker) }
    return _ControlOpening(marker: marker, styles: styles, frame: frame)
  }

  public mutating func _closeControl(_ opening: _ControlOpening) {
    if opening.frame != nil { surroundings.styles = opening.styles }
    closeMarker(opening.marker)
  }
}
