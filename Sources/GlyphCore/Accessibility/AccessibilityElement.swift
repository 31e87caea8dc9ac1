import GlyphCells

/// A thing on the screen as it is read to those who do not see it.
public struct AccessibilityElement: Hashable, Sendable {
  /// What the thing is: its label, or the text that it shows.
  public var label: String
  public var value: String?
  public var hint: String?
  public var identifier: String?
  public var traits: AccessibilityTraits
  public var isEnabled: Bool
  public var isFocused: Bool
  /// The names of what else can be done with it.
  public var actions: [String] = []
  /// Whether its value can be changed in steps.
  public var isAdjustable = false
  /// Where it stands, in cells.
  public var frame: GridRect
}

extension AccessibilityElement {
  /// The thing in a line, as it would be said: label, role, value, state, and what can be done.
  ///
  /// ```
  /// Wi-Fi, toggle, on, focused. Joins networks by itself
  /// ```
  public var spoken: String {
    var parts = [label, role, value, isSelected ? "selected" : nil]
    parts += [isFocused ? "focused" : nil, isEnabled ? nil : "disabled"]
    let line = parts.compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: ", ")
    let rest = [hint, actions.isEmpty ? nil : "Actions: " + actions.joined(separator: ", ")]
    return ([line] + rest.compactMap { $0 }).filter { !$0.isEmpty }.joined(separator: ". ")
  }

  private var isSelected: Bool { traits.contains(.isSelected) }

  private var role: String? {
    let roles: [(AccessibilityTraits, String)] = [
      (.isHeader, "heading"), (.isToggle, "toggle"), (.isLink, "link"),
      (.isSearchField, "search field"), (.isTabBar, "tab bar"), (.isKeyboardKey, "key"),
    ]
    if let role = roles.first(where: { traits.contains($0.0) }) { return role.1 }
    if isAdjustable { return "adjustable" }
    if traits.contains(.isButton) { return "button" }
    return traits.contains(.isImage) ? "image" : nil
  }
}

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
    return name == nil && reading.box.responder?.respond(to: .key(.space)) == true
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

  private var readings: [AccessibilityReader.Reading] {
    update()
    guard let root = tree.rootBox else { return [] }
    var reader = AccessibilityReader(focus: focusedObject)
    reader.read(root)
    return reader.inOrder
  }
}

extension ViewRenderer {
  /// The view as it would be read aloud, one thing a line.
  public var spokenText: String { host.spokenText }
}

extension View {
  /// The view as it would be read aloud, one thing a line, for a width and height in cells.
  ///
  /// ```
  /// Settings, heading
  /// Wi-Fi, toggle, on
  /// Save, button, disabled
  /// ```
  public func spokenText(width: Int? = nil, height: Int? = nil) -> String {
    ViewHost(
      self, proposal: CellProposal(width: width, height: height),
      environment: EnvironmentValues()
    ).spokenText
  }
}
