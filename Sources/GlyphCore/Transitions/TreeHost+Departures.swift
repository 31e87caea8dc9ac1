import GlyphCells

extension TreeHost {
  /// Before the old boxes of a node are given up: takes out the views that leave with a transition.
  func keepDepartures(from node: Node, under transaction: Transaction) {
    guard animates, transitions > 0 else { return }
    let (boxes, count) = (node.fragment.boxes, Int(node.fragment.count))
    for index in 0..<count where boxes[index].role == .node && boxes[index].payload.words.0 != 0 {
      let up = Int(boxes[index].up)
      // Only what leaves by itself has a transition, not what is in something that leaves.
      if up < 0 || boxes[up].flags.contains(.continued) {
        keepDepartures(at: boxes + index, under: transaction)
      }
    }
  }

  private func keepDepartures(at box: UnsafeMutablePointer<Box>, under transaction: Transaction) {
    let node = box.pointee.node
    guard let place = node.transition else {
      for index in 0..<Int(node.fragment.count) {
        let inner = node.fragment.boxes + index
        if inner.pointee.role == .node, inner.pointee.up < 0, inner.pointee.payload.words.0 != 0 {
          keepDepartures(at: inner, under: transaction)
        }
      }
      return
    }
    guard node.isMounted, let enclosing = node.enclosing, enclosing.flags.contains(.sized),
      !node.fragment.isEmpty
    else { return }
    var transaction = transaction
    TransactionSource.change(&transaction, from: node.surroundings.scope, in: round)
    guard place.leave(node, under: transaction) else { return }
    let departure = DepartingNode(node, in: enclosing)
    // The old place gives up the node without unmounting it.
    box.pointee.payload.release()
    box.pointee.payload.words.0 = 0
    departures.append(departure)
  }

  /// Lets go of the views that have gone; tells where they were.
  func endDepartures(_ damage: (GridRect?) -> Void) {
    guard !departures.isEmpty else { return }
    departures.removeAll { departure in
      guard !movingNodes.contains(where: { !$0.motions.isEmpty && departure.contains($0) }) else {
        return false
      }
      for box in departure.box.children {
        damage(box.flags.contains(.overflows) ? nil : box.frame)
      }
      departure.unmount()
      return true
    }
  }

  /// Lets go of all of them at once.
  func dropDepartures() {
    for departure in departures { departure.unmount() }
    departures.removeAll()
  }

  /// Whether an object stands in a view that goes, where nothing reaches it.
  func isDeparting(_ object: PlacedObject?) -> Bool {
    guard !departures.isEmpty, let node = object?.node else { return false }
    return departures.contains { $0.contains(node) }
  }
}
