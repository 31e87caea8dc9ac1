import GlyphCells

/// A box in its node: the safe face of the storage, valid until the node is written again.
struct BoxRef {
  let pointer: UnsafeMutablePointer<Box>
  /// Not retained: boxes are passed around by the thousand while nothing is written.
  let owner: Unmanaged<Node>

  @inline(__always)
  init(pointer: UnsafeMutablePointer<Box>, node: Node) {
    self.pointer = pointer
    owner = .passUnretained(node)
  }

  @inline(__always)
  init(pointer: UnsafeMutablePointer<Box>, owner: Unmanaged<Node>) {
    self.pointer = pointer
    self.owner = owner
  }

  var node: Node { owner.takeUnretainedValue() }

  @inline(__always)
  func value<Value>(_ type: Value.Type) -> Value { pointer.pointee.payload.value(type) }

  var proposal: CellProposal { pointer.pointee.proposal }
  var size: CellExtent { pointer.pointee.size }
  var origin: CellOffset { pointer.pointee.origin }
  var kind: any Primitive.Type { pointer.pointee.kind }
  var flags: Box.Flags { pointer.pointee.flags }
  var isLeaf: Bool { pointer.pointee.span == 1 }
  var index: Int32 {
    Int32(truncatingIfNeeded: pointer - owner._withUnsafeGuaranteedRef { $0.fragment.boxes })
  }

  /// The only child of a box that wraps one: it stands right behind.
  var child: BoxRef { BoxRef(pointer: pointer + 1, owner: owner) }

  /// The boxes directly inside, through all markers and nodes.
  var children: BoxChildren {
    BoxChildren(from: pointer + 1, to: pointer + Int(pointer.pointee.span), in: owner)
  }

  /// The children of a box that holds leaves only.
  @inline(__always)
  var leaves: LeafEntries {
    LeafEntries(from: pointer + 1, to: pointer + Int(pointer.pointee.span), in: owner)
  }

  /// What follows the wrapped child: the layers of an overlay or a background.
  var layers: BoxChildren {
    BoxChildren(
      from: pointer + 1 + Int(pointer[1].span), to: pointer + Int(pointer.pointee.span), in: owner)
  }

  /// The bytes of this fragment's texts.
  func bytes(at offset: Int32, count: Int32) -> UnsafeBufferPointer<UInt8> {
    let text = owner._withUnsafeGuaranteedRef { $0.fragment.text }
    return UnsafeBufferPointer(start: text.map { $0 + Int(offset) }, count: Int(count))
  }

  /// The opaque box around this one; nil for the root's.
  var enclosing: BoxRef? {
    var owner = self.owner
    var up = pointer.pointee.up
    while up < 0 {
      guard let parent = owner._withUnsafeGuaranteedRef({ $0.unmanagedParent }) else { return nil }
      let index = owner._withUnsafeGuaranteedRef { Int($0.index) }
      up = parent._withUnsafeGuaranteedRef { $0.fragment.boxes[index].up }
      owner = parent
    }
    let boxes = owner._withUnsafeGuaranteedRef { $0.fragment.boxes }
    return BoxRef(pointer: boxes + Int(up), owner: owner)
  }

  /// Where the box stands on the surface.
  var frame: GridRect {
    var x = Int(origin.x)
    var y = Int(origin.y)
    var box = self
    while let next = box.enclosing {
      x += Int(next.origin.x)
      y += Int(next.origin.y)
      box = next
    }
    return GridRect(x: x, y: y, width: Int(size.width), height: Int(size.height))
  }

  static func == (a: BoxRef, b: BoxRef) -> Bool { a.pointer == b.pointer }
}

/// The opaque boxes in a stretch of a fragment, including those that other nodes left there.
struct BoxChildren: Sequence, IteratorProtocol {
  private var current: UnsafeMutablePointer<Box>
  private var end: UnsafeMutablePointer<Box>
  private var node: Unmanaged<Node>
  private let outerEnd: UnsafeMutablePointer<Box>
  private let outerNode: Unmanaged<Node>

  @inline(__always)
  init(
    from start: UnsafeMutablePointer<Box>, to end: UnsafeMutablePointer<Box>,
    in node: Unmanaged<Node>
  ) {
    current = start
    self.end = end
    self.node = node
    outerEnd = end
    outerNode = node
  }

  @inline(__always)
  mutating func next() -> BoxRef? {
    while current != end, current.pointee.role == .opaque {
      let box = current
      current = box + Int(box.pointee.span)
      return BoxRef(pointer: box, owner: node)
    }
    return nextThroughMarkers()
  }

  private mutating func nextThroughMarkers() -> BoxRef? {
    while true {
      if current == end {
        guard node.toOpaque() != outerNode.toOpaque(), leave() else { return nil }
        continue
      }
      let box = current
      switch box.pointee.role {
      case .opaque:
        current = box + Int(box.pointee.span)
        return BoxRef(pointer: box, owner: node)
      case .node: enter(box.pointee.unmanagedNode)
      case .branch, .element, .scope: current = box + 1
      }
    }
  }

  private mutating func enter(_ inner: Unmanaged<Node>) {
    node = inner
    current = inner._withUnsafeGuaranteedRef { $0.fragment.boxes }
    end = current + inner._withUnsafeGuaranteedRef { Int($0.fragment.count) }
  }

  /// Goes on behind the marker of the node whose boxes are at an end.
  private mutating func leave() -> Bool {
    guard let parent = node._withUnsafeGuaranteedRef({ $0.unmanagedParent }) else { return false }
    let index = node._withUnsafeGuaranteedRef { Int($0.index) }
    node = parent
    let boxes = parent._withUnsafeGuaranteedRef { $0.fragment.boxes }
    current = boxes + index + 1
    end =
      parent.toOpaque() == outerNode.toOpaque()
      ? outerEnd : boxes + parent._withUnsafeGuaranteedRef { Int($0.fragment.count) }
    return true
  }
}
