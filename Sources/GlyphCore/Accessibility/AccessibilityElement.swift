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
  /// What kind of text can be typed into it; nil for everything but text inputs.
  public var textInput: AccessibilityTextInput?
  /// Where it stands, in cells.
  public var frame: GridRect
}

/// A kind of text that is typed into a view.
public enum AccessibilityTextInput: Hashable, Sendable {
  /// A line of text.
  case line
  /// A line that nobody else is to read.
  case secret
  /// Any number of lines.
  case lines
}
