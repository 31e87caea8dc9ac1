/// One style on the stack that travels down the hierarchy, for all families together.
@usableFromInline
class StyleFrame {
  let outer: StyleFrame?
  let family: ObjectIdentifier
  /// The type of the style; 0 for a frame without.
  let style: UInt

  init(outer: StyleFrame?, family: ObjectIdentifier, style: UInt = 0) {
    self.outer = outer
    self.family = family
    self.style = style
  }

  /// Whether neither the style nor those outside of it hold objects, which would live on with it.
  var isPlainData: Bool { false }

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
@usableFromInline
class FamilyFrame<Configuration>: StyleFrame {
  @MainActor
  @usableFromInline
  func write(_ configuration: Configuration, to tree: inout _Tree) {}
}

extension _Tree {
  /// The stack as it is inside the body of a style: without the style and those on top of it.
  mutating func stack(without frame: StyleFrame, _ opening: _Opening) -> StyleFrame? {
    if surroundings.styles === frame { return frame.outer }
    var skip = keptObject(opening, SkipFrame.self)
    if skip?.outer !== surroundings.styles || skip?.family != frame.family
      || skip?.resumesAt !== frame.outer
    {
      skip = SkipFrame(outer: surroundings.styles, taking: frame)
    }
    if let skip { keep(skip, in: opening) }
    return skip
  }
}
