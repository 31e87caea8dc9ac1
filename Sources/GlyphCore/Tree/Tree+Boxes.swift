import GlyphCells

@MainActor
extension _Tree {
  /// A box without content.
  mutating func leaf<Kind: Primitive>(_ value: Kind) {
    close(open(value))
  }

  /// Opens a box; what is written until `close` is inside.
  mutating func open<Kind: Primitive>(_ value: Kind) -> _Opening {
    open(_Tree.template(value))
  }

  /// A box as it is before it stands anywhere.
  nonisolated static func template<Kind: Primitive>(_ value: Kind) -> Box {
    var box = Box(kind: Kind.self)
    if Payload.isInline(Kind.self) {
      box.payload = Payload(inline: value)
    } else {
      box.payload = Payload(retaining: value)
      box.flags.insert(.object)
    }
    if Kind.isSimple { box.flags.insert(.simple) }
    if Kind.responds { box.flags.insert(.responds) }
    if Kind.hasTraits { box.flags.insert(.traits) }
    return box
  }

  mutating func open(_ template: Box) -> _Opening {
    var wrappers = 0
    while pendingBase + wrappers < pending.count {
      openWrapper(at: pendingBase + wrappers)
      wrappers += 1
    }
    var opening = begin(template)
    opening.wrappers = wrappers
    opening.pendingBase = pendingBase
    pendingBase = pending.count
    return opening
  }

  mutating func close(_ opening: _Opening) {
    end(opening)
    pendingBase = opening.pendingBase
    for _ in 0..<opening.wrappers { closeWrapper() }
  }

  private mutating func openWrapper(at position: Int) {
    let wrapper = pending[position]
    var template = wrapper.box
    if template.flags.contains(.object) {
      template.payload = template.kind.copyObject(template.payload)
    }
    var opening = begin(template)
    opening.layers = wrapper.layers
    opening.surroundings = wrapper.layers == nil ? nil : wrapper.surroundings
    openWrappers.append(opening)
  }

  private mutating func closeWrapper() {
    guard let opening = openWrappers.popLast() else {
      preconditionFailure("A wrapper was closed that was not open.")
    }
    if let layers = opening.layers, let surroundings = opening.surroundings {
      writeLayers(layers, surroundings)
    }
    end(opening)
  }

  private mutating func writeLayers(_ layers: ViewSource, _ surroundings: Surroundings) {
    let saved = (self.surroundings, pendingBase)
    self.surroundings = surroundings
    pendingBase = pending.count
    layers.write(to: &self)
    (self.surroundings, pendingBase) = saved
  }

  private mutating func begin(_ template: Box) -> _Opening {
    let opening = _Opening(
      index: writer.count, old: nil, oldEnd: oldEnd, up: up, pendingBase: pendingBase,
      layoutChanges: layoutChanges, carried: carried)
    let entry = writer.append(template)
    entry.pointee.up = up
    up = Int32(truncatingIfNeeded: opening.index)
    carried = []
    host.statistics.boxes &+= 1

    var matched = opening
    guard old < oldEnd, old.pointee.role == .opaque else {
      noteStructure(at: opening.up)
      oldEnd = old
      return matched
    }
    let before = old
    matched.old = before
    oldEnd = before + Int(before.pointee.span)
    guard before.pointee.isSameKind(as: template) else {
      noteStructure(at: opening.up)
      old = oldEnd
      return matched
    }
    old = before + 1
    entry.pointee.takeGeometry(from: before.pointee)
    let difference: Difference
    if template.flags.contains(.object) {
      difference = template.kind.moveValue(
        from: template.payload, to: before.pointee.payload, texts)
      template.payload.release()
      entry.pointee.payload = before.pointee.payload
      before.pointee.payload.words.0 = 0
    } else {
      difference = template.kind.difference(template.payload, before.pointee.payload, texts)
    }
    note(difference, at: entry)
    return matched
  }

  /// Boxes came or went inside a box, or at the top level of the fragment.
  nonisolated mutating func noteStructure(at up: Int32) {
    layoutChanges += 1
    if up < 0 { topLevelChanged = true }
  }

  private mutating func note(_ difference: Difference, at entry: UnsafeMutablePointer<Box>) {
    switch difference {
    case .none, .behaviour: return
    case .ink: inkChanges.append(Int32(truncatingIfNeeded: entry - writer.boxes))
    case .layout: layoutChanges += 1
    case .traits:
      layoutChanges += 1
      entry.pointee.flags.insert(.askedMore)
    }
  }

  private mutating func end(_ opening: _Opening) {
    let entry = writer.boxes + opening.index
    entry.pointee.span = Int32(truncatingIfNeeded: writer.count - opening.index)
    if let before = opening.old {
      if old != oldEnd { layoutChanges += 1 }
      old = before + Int(before.pointee.span)
    }
    oldEnd = opening.oldEnd
    if layoutChanges != opening.layoutChanges { entry.pointee.flags.subtract(.answers) }
    entry.pointee.flags.formUnion(carried)
    if entry.pointee.flags.contains(.traits) { entry.pointee.flags.insert(.guided) }
    carried = opening.carried.union(entry.pointee.flags.intersection(.guided))
    up = opening.up
  }
}

extension Box {
  func isSameKind(as other: Box) -> Bool {
    ObjectIdentifier(kind) == ObjectIdentifier(other.kind)
  }

  mutating func takeGeometry(from old: Box) {
    proposal = old.proposal
    size = old.size
    origin = old.origin
    range = old.range
    rangeAcross = old.rangeAcross
    flags.formUnion(old.flags.intersection(.kept))
  }
}
