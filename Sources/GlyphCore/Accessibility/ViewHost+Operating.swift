/// What can be done with a thing on the screen, by its place among `accessibilityElements`.
extension ViewHost {
  /// Does what a click on the thing would do; false if there is nothing to do.
  package func activate(elementAt index: Int) -> Bool {
    guard let reading = operable(at: index) else { return false }
    if let action = reading.actions.first(where: { $0.name == nil }) {
      action.perform()
      return true
    }
    focus(in: reading.box)
    if reading.box.responder?.respond(to: .key(.space), in: reading.box) == true { return true }
    let frame = reading.box.frame
    return send(.click(x: frame.x + frame.width / 2, y: frame.y + (frame.height - 1) / 2))
  }

  /// Does what goes by a name, whatever its case; false if the thing offers nothing of that name.
  package func perform(_ name: String, elementAt index: Int) -> Bool {
    let action = operable(at: index)?.actions.first {
      $0.name?.spoken.lowercased() == name.lowercased()
    }
    action?.perform()
    return action != nil
  }

  /// Changes the thing's value by a step; false if it has none.
  package func adjust(
    _ direction: AccessibilityAdjustmentDirection, elementAt index: Int
  ) -> Bool {
    guard let adjust = operable(at: index)?.adjust else { return false }
    adjust(direction)
    return true
  }

  /// Puts another text in the place of the thing's own, and submits it where it is a line.
  package func enter(_ text: String, elementAt index: Int) -> Bool {
    guard let reading = operable(at: index), let kind = reading.element.textInput else {
      return false
    }
    focus(in: reading.box)
    send(.key("a", modifiers: .command))
    send(.key(.delete))
    send(.paste(text))
    if kind != .lines { send(.key(.return)) }
    if focusedObject === reading.box.placedObject { setFocus(nil) }
    return true
  }

  private func operable(at index: Int) -> AccessibilityReader.Reading? {
    let readings = self.readings
    guard readings.indices.contains(index), readings[index].element.isEnabled else { return nil }
    return readings[index]
  }

  private func focus(in box: BoxRef) {
    guard let stop = FocusOrder.stops(in: box).first else { return }
    setFocus(stop.object)
  }
}
