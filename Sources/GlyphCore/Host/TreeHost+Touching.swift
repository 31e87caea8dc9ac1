extension TreeHost {
  /// Owes a box another drawing or another layout although the views say what they said before.
  func touch(_ object: PlacedObject?, _ difference: Difference) {
    guard let object, object.node != nil else { return }
    touched.append((object, difference))
    onWork?()
  }

  /// Runs an action once everything stands where it belongs.
  func afterLayout(_ action: @escaping () -> Void) {
    errands.append(action)
    onWork?()
  }

  /// Finds where the touched boxes stand by now.
  func collectTouched() {
    guard !touched.isEmpty else { return }
    for (object, difference) in touched {
      guard let node = object.node, let box = object.box else { continue }
      if difference >= .layout { box.pointer.pointee.flags.subtract(.answers) }
      moved.append((node, object.index, difference))
    }
    touched.removeAll(keepingCapacity: true)
  }
}
