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
      (.isSearchField, "search field"), (.isTabBar, "tab"), (.isKeyboardKey, "key"),
    ]
    if let role = roles.first(where: { traits.contains($0.0) }) { return role.1 }
    switch textInput {
    case .line: return "text field"
    case .secret: return "secure text field"
    case .lines: return "text editor"
    case nil: break
    }
    if isAdjustable { return "adjustable" }
    if traits.contains(.isButton) { return "button" }
    return traits.contains(.isImage) ? "image" : nil
  }
}
