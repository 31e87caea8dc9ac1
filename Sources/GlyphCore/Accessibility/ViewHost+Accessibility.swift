extension ViewHost {
  /// What is on the screen, in reading order: controls as one element each, and texts.
  public var accessibilityElements: [AccessibilityElement] { readings.map(\.element) }

  /// The screen as it would be read aloud, one thing a line.
  public var spokenText: String {
    accessibilityElements.map(\.spoken).joined(separator: "\n")
  }

  /// Does something with the first thing under a label: activates it, or what goes by `name`.
  /// False if there is no such thing or nothing to do.
  @discardableResult
  public func performAccessibilityAction(_ name: String? = nil, on label: String) -> Bool {
    guard let reading = readings.first(where: { $0.element.label == label }),
      reading.element.isEnabled
    else { return false }
    if let action = reading.actions.first(where: { $0.name?.spoken == name }) {
      action.perform()
      return true
    }
    return name == nil && reading.box.responder?.respond(to: .key(.space), in: reading.box) == true
  }

  /// Changes the value of the first thing under a label by a step; false if it has none.
  @discardableResult
  public func adjust(_ direction: AccessibilityAdjustmentDirection, on label: String) -> Bool {
    guard let reading = readings.first(where: { $0.element.label == label }),
      reading.element.isEnabled, let adjust = reading.adjust
    else { return false }
    adjust(direction)
    return true
  }

  var readings: [AccessibilityReader.Reading] {
    update()
    guard let root = tree.rootBox else { return [] }
    var reader = AccessibilityReader(focus: focusedObject)
    reader.read(root)
    return reader.inOrder
  }
}
