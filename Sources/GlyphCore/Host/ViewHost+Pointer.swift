import GlyphCells

/// Where the pointer's doings go.
extension ViewHost {
  /// Gives focus to the innermost view under the pointer that can have it, and asks every view
  /// there, from the inside out, whether it wants to follow.
  func pointerDown(_ point: GridPoint) -> Bool {
    cancelPointer()
    pointer.press(at: point, time: tree.now)
    hover(at: point)
    let boxes = responders(at: point)
    let stop = boxes.first { $0.responder?.isFocusable == true || isFallbackStop($0) }
    if let object = stop?.placedObject { setFocus(object) }
    let event = pointer.pointer(.began, at: point, time: tree.now)
    var isPressed = false
    var isTaken = false
    for box in inOrderOfPriority(boxes) {
      guard let responder = box.responder, let object = box.placedObject else { continue }
      let isSimultaneous = responder.pointerPriority == .simultaneous
      if isTaken, !isSimultaneous { continue }
      if isPressed, responder.isPress { continue }
      let answer = responder.follow(event, in: box)
      if answer == .ignored { continue }
      if responder.isPress { isPressed = true }
      if answer == .recognized, !isSimultaneous {
        cancel { !$0.isSimultaneous }
        isTaken = true
      }
      pointer.followers.append(
        PointerTrack.Follower(object: object, isSimultaneous: isSimultaneous))
    }
    return pointer.isDown
  }

  private func isFallbackStop(_ box: BoxRef) -> Bool {
    box.responder?.isFallbackStop == true && box.firstStop.map { $0 == box } ?? false
  }

  func pointerMoved(_ point: GridPoint) -> Bool {
    hover(at: point)
    return tellFollowers(.moved, at: point)
  }

  func pointerUp(_ point: GridPoint) -> Bool {
    var isTaken = tellFollowers(.ended, at: point)
    if !isTaken, point == pointer.start {
      update()
      isTaken = tellFollowers(.clicked, at: point)
    }
    pointer.followers = []
    return isTaken
  }

  /// Lets time pass for those that wait for it, such as long presses.
  func pointerWaited() {
    guard let last = pointer.last, pointer.isDown else { return }
    update()
    _ = tellFollowers(.moved, at: last)
  }

  private func tellFollowers(_ phase: Pointer.Phase, at point: GridPoint) -> Bool {
    pointer.last = point
    let event = pointer.pointer(phase, at: point, time: tree.now)
    var isTaken = false
    for (index, follower) in pointer.followers.enumerated() {
      guard follower.isSimultaneous || pointer.follows(follower.object) else { continue }
      // What one does may change what the next finds.
      if index > 0 { update() }
      guard let box = follower.object.box, let responder = box.responder else { continue }
      switch responder.follow(event, in: box) {
      case .ignored: continue
      case .recognized where phase == .clicked: return true
      case .possible: if phase == .moved { isTaken = true }
      case .recognized:
        isTaken = true
        if !follower.isSimultaneous {
          cancel { !$0.isSimultaneous && $0.object !== follower.object }
        }
      }
    }
    return isTaken
  }

  private func cancelPointer() { cancel { _ in true } }

  private func cancel(_ isOut: (PointerTrack.Follower) -> Bool) {
    let event = pointer.pointer(.cancelled, at: pointer.last ?? pointer.start, time: tree.now)
    let leaving = pointer.followers.filter(isOut)
    pointer.followers.removeAll(where: isOut)
    for follower in leaving {
      guard let box = follower.object.box else { continue }
      _ = box.responder?.follow(event, in: box)
    }
  }

  /// Tells views that the pointer came over them or left them.
  func hover(at point: GridPoint) {
    let boxes = responders(at: point).filter { $0.responder?.wantsHover == true }
    let objects = boxes.compactMap(\.placedObject)
    let left = pointer.hovered.filter { old in !objects.contains { $0 === old } }
    pointer.hovered = objects
    for object in left {
      guard let box = object.box else { continue }
      box.responder?.hover(at: nil, in: box)
    }
    for box in boxes { box.responder?.hover(at: point, in: box) }
    followTip()
  }

  /// Turns the wheel for the innermost view under it that has something to show in that direction.
  func wheel(at point: GridPoint, columns: Int, rows: Int) -> Bool {
    for box in responders(at: point)
    where box.responder?.scroll(columns: columns, rows: rows, in: box) == true {
      update()
      hover(at: point)
      return true
    }
    return false
  }

  private func responders(at point: GridPoint) -> [BoxRef] {
    guard let root = tree.rootBox else { return [] }
    return HitTest.responders(at: point, in: root)
  }

  /// Those with high priority from the outside in, then the others from the inside out.
  private func inOrderOfPriority(_ boxes: [BoxRef]) -> [BoxRef] {
    let high = boxes.filter { $0.responder?.pointerPriority == .high }
    return high.isEmpty
      ? boxes : high.reversed() + boxes.filter { $0.responder?.pointerPriority != .high }
  }
}
