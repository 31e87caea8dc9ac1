extension _Tree {
  /// Groups what is written until `closeMarker` without a box of its own. Another key means other
  /// content: nothing of what stood there is taken over.
  mutating func openMarker(_ role: Box.Role, key: UInt = 0) -> _Opening {
    var opening = _Opening(
      old: nil, oldEnd: oldEnd, index: writer.count, pendingBase: pendingBase,
      layoutChanges: layoutChanges, up: up, carried: carried)
    let entry = writer.append()
    entry.initialize(to: Box(kind: Marker.self))
    entry.pointee.role = role
    entry.pointee.up = up
    entry.pointee.payload.words.1 = key
    guard old < oldEnd, old.pointee.role == role else {
      noteStructure(at: up)
      oldEnd = old
      return opening
    }
    opening.old = old
    oldEnd = old + Int(old.pointee.span)
    if old.pointee.payload.words.1 == key {
      old += 1
    } else {
      noteStructure(at: up)
      old = oldEnd
    }
    return opening
  }

  mutating func closeMarker(_ opening: _Opening) {
    let entry = writer.boxes + opening.index
    entry.pointee.span = Int32(truncatingIfNeeded: writer.count - opening.index)
    if let before = opening.old {
      if old != oldEnd { noteStructure(at: up) }
      old = before + Int(before.pointee.span)
    }
    oldEnd = opening.oldEnd
  }

  /// The object that a marker kept from the last time, if it is of a certain type.
  func keptObject<Object: AnyObject>(_ opening: _Opening, _ type: Object.Type) -> Object? {
    guard let before = opening.old, before.pointee.flags.contains(.object),
      before.pointee.payload.words.0 != 0
    else { return nil }
    return before.pointee.payload.object() as? Object
  }

  /// Lets a marker hold an object for as long as its place exists.
  mutating func keep(_ object: AnyObject, in opening: _Opening) {
    let entry = writer.boxes + opening.index
    entry.pointee.payload.words.0 = Payload.address(Unmanaged.passRetained(object).toOpaque())
    entry.pointee.flags.insert(.object)
  }
}

/// The kind of the entries that have no size.
struct Marker: Primitive {
  func size(_ proposal: CellProposal, of box: BoxRef, _ pass: inout LayoutPass) -> CellExtent {
    preconditionFailure("A marker was asked for its size.")
  }
}
