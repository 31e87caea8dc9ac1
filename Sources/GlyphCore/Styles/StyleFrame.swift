/// One style on the stack that travels down the hierarchy, for all families together.
class StyleFrame {
  let outer: StyleFrame?
  let family: ObjectIdentifier

  init(outer: StyleFrame?, family: ObjectIdentifier) {
    self.outer = outer
    self.family = family
  }

  /// Where to go on looking for the family of a frame that was taken off.
  var resumesAt: StyleFrame?
  var isSkip: Bool { false }

  /// The style on top for a family.
  static func top(of family: ObjectIdentifier, in stack: StyleFrame?) -> StyleFrame? {
    var frame = stack
    while let current = frame {
      if current.family == family {
        guard current.isSkip else { return current }
        frame = current.resumesAt
      } else {
        frame = current.outer
      }
    }
    return nil
  }
}

/// Says that the styles of a family down to a certain frame are in use already.
final class SkipFrame: StyleFrame {
  init(outer: StyleFrame?, taking frame: StyleFrame) {
    super.init(outer: outer, family: frame.family)
    resumesAt = frame.outer
  }

  override var isSkip: Bool { true }
}

/// A style that draws controls with a certain configuration.
class FamilyFrame<Configuration>: StyleFrame {
  @MainActor func write(_ configuration: Configuration, to tree: inout _Tree) {}
}

final class ConcreteFrame<Style: ControlStyle>: FamilyFrame<Style.Configuration> {
  let style: Style
  private let info: TypeInfo

  init(_ style: Style, outer: StyleFrame?) {
    self.style = style
    info = TypeInfo.of(StyleBody<Style>.self)
    super.init(outer: outer, family: ObjectIdentifier(Style.Configuration.self))
  }

  override func write(_ configuration: Style.Configuration, to tree: inout _Tree) {
    let type = unsafeBitCast(Style.self as Any.Type, to: UInt.self)
    let branch = tree.openMarker(.branch, key: type)
    if info.needsNode || info.needsBinding {
      StyleBody._write(StyleBody(style: style, configuration: configuration), to: &tree)
    } else {
      tree.styleDepth += 1
      Style.Content._write(style.content(for: configuration), to: &tree)
      tree.styleDepth -= 1
    }
    tree.closeMarker(branch)
  }
}

/// A style's body as a view, so that the style's own properties live at the control.
struct StyleBody<Style: ControlStyle>: PropertyHolder {
  let style: Style
  let configuration: Style.Configuration
}

extension StyleBody: View {
  var body: Style.Content { style.content(for: configuration) }

  static func _write(_ view: StyleBody<Style>, to tree: inout _Tree) {
    let info = TypeInfo.of(Self.self)
    if info.needsNode { return tree._writeNode(view) }
    tree.styleDepth += 1
    tree.writeInPlace(view, info)
    tree.styleDepth -= 1
  }
}

/// Puts a style on the stack.
struct ControlStyleModifier<Style: ControlStyle> {
  let style: Style
}

extension ControlStyleModifier: _SurroundingsModifier {
  typealias Body = Never

  func _enter(_ tree: inout _Tree) -> _Opening {
    var opening = tree.openMarker(.scope)
    tree.saveSurroundings(in: &opening)
    let marker = tree.keptObject(opening, ScopeMarker.self) ?? ScopeMarker()
    tree.keep(marker, in: opening)
    if let kept = marker.frame as? ConcreteFrame<Style>,
      kept.outer === tree.surroundings.styles, ValueComparison.areEqual(kept.style, style)
    {
      tree.surroundings.styles = kept
    } else {
      let frame = ConcreteFrame(style, outer: tree.surroundings.styles)
      marker.frame = frame
      tree.surroundings.styles = frame
    }
    return opening
  }
}

extension _Tree {
  /// The stack as it is inside the body of a style: without the style and those on top of it.
  mutating func stack(without frame: StyleFrame, _ opening: _Opening) -> StyleFrame? {
    if surroundings.styles === frame { return frame.outer }
    let marker = keptObject(opening, ScopeMarker.self) ?? ScopeMarker()
    keep(marker, in: opening)
    if let kept = marker.frame, kept.outer === surroundings.styles,
      kept.family == frame.family, kept.resumesAt === frame.outer
    {
      return kept
    }
    let skip = SkipFrame(outer: surroundings.styles, taking: frame)
    marker.frame = skip
    return skip
  }
}
