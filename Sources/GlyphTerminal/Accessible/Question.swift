/// What the next line of a conversation answers.
enum Question {
  /// What to do.
  case command
  /// The text of an element.
  case text(element: Int)
  /// The lines of an element's text so far, until one with a dot alone.
  case lines(element: Int, [String])
  /// Which way the value of an element goes.
  case adjustment(element: Int)
}
