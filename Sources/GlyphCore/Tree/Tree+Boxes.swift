import GlyphCells

@MainActor
extension _Tree {
  /// A box without content.
  mutating func leaf<Kind: Primitive>(_ value: Kind) {
    guard old == oldEnd, pendingBase == pending.count else { return close(open(value)) }
    // Nothing stood here and nothing goes around it: what the leaf knows of itself stays true.
    let entry = writer.append()
    entry.initialize(to: _Tree.template(value))
    entry.pointee.up = up
    boxes &+= 1
    noteStructure(at: up)
    carried.formUnion(entry.pointee.flags.intersection([.guided, .traits]))
  }

  /// Opens a box; what is written until `close` is inside.
  mutating func open<Kind: Primitive>(_ value: Kind) -> _Opening {
    var wrappers: Int32 = 0
    while pendingBase + Int(wrappers) < pending.count {
      openWrapper(at: pendingBase + Int(wrappers))
      wrappers += 1
    }
    let entry = writer.append()
    entry.initialize(to: _Tree.template(value))
    var opening = begin(entry)
    opening.wrappers = wrappers
    opening.pendingBase = pendingBase
    pendingBase = pending.count
    return opening
  }

  mutating func close(_ opening: _Opening) {
    end(opening)
    pendingBase = opening.pendingBase
    var wrappers = Int(opening.wrappers)
    while wrappers > 0 {
      wrappers -= 1
      closeWrapper(at: pendingBase + wrappers)
    }
  }

  /// A box as it is before it stands anywhere.
  @inline(__always)
  nonisolated static func template<Kind: Primitive>(_ value: Kind) -> Box {
    var box = Box(kind: Kind.self)
    if Payload.isInline(Kind.self) {
      box.payload = Payload(inline: value)
    } else {
      box.payload = Payload(retaining: value)
      box.flags.insert(.object)
    }
    if let answer = value.simpleAnswer { box.adopt(answer) }
    if Kind.responds { box.flags.insert(.responds) }
    if Kind.hasTraits { box.flags.insert(.traits) }
    if Kind.hasGuides { box.flags.insert(.guided) }
    return box
  }

  private mutating func openWrapper(at position: Int) {
    let entry = writer.append()
    entry.initialize(to: pending[position].box)
    if entry.pointee.flags.contains(.object) {
      entry.pointee.payload = pending[position].placedPayload()
    }
    let inner = transaction
    transaction = pending[position].transaction
    openWrappers.append(begin(entry))
    transaction = inner
  }

  private mutating func closeWrapper(at position: Int) {
    guard let opening = openWrappers.popLast() else {
      preconditionFailure("A wrapper was closed that was not open.")
    }
    if let layers = pending[position].layers {
      writeLayers(layers, pending[position].surroundings)
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

  /// Lets an entry that was appended stand inside the open box, over what stood there before.
  private mutating func begin(_ entry: UnsafeMutablePointer<Box>) -> _Opening {
    var opening = _Opening(
      old: nil, oldEnd: oldEnd, index: writer.count - 1, pendingBase: pendingBase,
      layoutChanges: layoutChanges, up: up, carried: carried)
    entry.pointee.up = up
    up = Int32(truncatingIfNeeded: opening.index)
    carried = []
    boxes &+= 1
    guard old < oldEnd, old.pointee.role == .opaque else {
      noteStructure(at: opening.up)
      oldEnd = old
      return opening
    }
    let before = old
    opening.old = before
    oldEnd = before + Int(before.pointee.span)
    guard before.pointee.isSameKind(as: entry) else {
      noteStructure(at: opening.up)
      old = oldEnd
      return opening
    }
    old = before + 1
    if host.transitions > 0 { before.pointee.flags.insert(.continued) }
    entry.pointee.takeGeometry(from: before)
    note(takeValue(entry, from: before), at: entry)
    return opening
  }

  /// Compares an entry's value with the one before; objects move on to the entry.
  private mutating func takeValue(
    _ entry: UnsafeMutablePointer<Box>, from before: UnsafeMutablePointer<Box>
  ) -> Difference {
    let kind = entry.pointee.kind
    if isMoving { move(entry, from: before) }
    guard entry.pointee.flags.contains(.object) else {
      return kind.difference(entry.pointee.payload, before.pointee.payload, texts)
    }
    let difference = kind.moveValue(
      from: entry.pointee.payload, to: before.pointee.payload, texts)
    entry.pointee.payload.release()
    entry.pointee.payload = before.pointee.payload
    before.pointee.payload.words.0 = 0
    return difference
  }

  /// Boxes came or went inside a box, or at the top level of the fragment.
  @inline(__always)
  nonisolated mutating func noteStructure(at up: Int32) {
    layoutChanges &+= 1
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
    if !carried.isEmpty {
      if carried.contains(.traits) { entry.pointee.flags.insert(.innerTraits) }
      entry.pointee.flags.formUnion(
        entry.pointee.kind.passesTraits ? carried : carried.intersection(.guided))
    }
    carried = opening.carried.union(entry.pointee.flags.intersection([.guided, .traits]))
    up = opening.up
  }
}

extension Box {
  func isSameKind(as other: UnsafeMutablePointer<Box>) -> Bool {
    ObjectIdentifier(kind) == ObjectIdentifier(other.pointee.kind)
  }

  /// Takes an answer that is known before anything was asked.
  @inline(__always)
  mutating func adopt(_ answer: SimpleAnswer) {
    widths = answer.widths
    flags.formUnion([.simple, .widthsIgnoreHeight, .knowsWidths])
    guard let height = answer.height else { return }
    size = CellExtent(width: widths.max, height: height)
    flags.formUnion([.sized, .ignoresHeight])
  }

  mutating func takeGeometry(from old: UnsafeMutablePointer<Box>) {
    proposal = old.pointee.proposal
    size = old.pointee.size
    origin = old.pointee.origin
    widths = old.pointee.widths
    heights = old.pointee.heights
    widthsAcross = old.pointee.widthsAcross
    heightsAcross = old.pointee.heightsAcross
    flags.subtract(.kept)
    flags.formUnion(old.pointee.flags.intersection(.kept).union(.matched))
  }
}
