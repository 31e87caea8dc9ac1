import GlyphCore

/// What a terminal sent: something a person did, or the answer to a question.
enum TerminalInput: Hashable, Sendable {
  case event(Event)
  case reply(TerminalReply)
}

/// The answer of a terminal to a question.
enum TerminalReply: Hashable, Sendable {
  /// Primary device attributes (DA1): every terminal answers, so it closes a round of questions.
  case deviceAttributes([Int])
  /// The state of a private mode (DECRPM): 1 and 2 mean that it can be switched.
  case mode(Int, state: Int)
  /// The flags of the kitty keyboard protocol that are on.
  case keyboardFlags(Int)
  /// An operating system command's answer, such as the background colour after 11.
  case command(String)
  /// Where the cursor stands, counted from 1.
  case cursor(row: Int, column: Int)
}
