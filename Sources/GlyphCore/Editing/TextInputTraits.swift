/// What kind of text a text input is for.
public struct TextInputTraits: Equatable, Sendable {
  /// How many lines there are.
  public enum Lines: Equatable, Sendable {
    /// One line, which scrolls sideways; Return submits, and newlines become blanks.
    case one
    /// As many as the text takes when it is wrapped, up to `lineLimit`; Return submits, and with
    /// Shift or Option begins a new line.
    case growing
    /// All the room there is, in which the text is wrapped and scrolls; Return begins a new line.
    case filling
  }

  public var lines: Lines
  /// Whether dots stand for the letters, which then can neither be copied nor cut.
  public var isConcealed: Bool
  /// What `onSubmit` must ask for to be told.
  public var submits: SubmitTriggers

  /// One line of text that can be read, unless said otherwise.
  public init(
    lines: Lines = .one, isConcealed: Bool = false, submits: SubmitTriggers = .text
  ) {
    self.lines = lines
    self.isConcealed = isConcealed
    self.submits = submits
  }
}
