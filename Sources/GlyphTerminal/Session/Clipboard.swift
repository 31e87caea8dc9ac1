import Foundation

/// What a terminal keeps for pasting elsewhere.
enum Clipboard {
  /// The longest text in bytes; most terminals ignore a sequence that is longer than 100,000.
  static let limit = 74_994

  /// The sequence that makes a text what is pasted next; nil for one that is too long.
  ///
  /// The text travels as letters and digits, so that nothing in it can act on the terminal.
  static func sequence(_ text: String) -> String? {
    let bytes = Data(text.utf8)
    guard bytes.count <= limit else { return nil }
    return "\u{1B}]52;c;\(bytes.base64EncodedString())\u{1B}\\"
  }
}

extension Terminal {
  /// Puts a text on the clipboard of whoever sits at the terminal, even at the other end of a
  /// connection. False where there is no terminal, or the text is longer than 74,994 bytes.
  ///
  /// Not every terminal does it, some only once they are allowed to, and none says whether it did.
  @discardableResult
  public static func copy(_ text: String) -> Bool {
    guard let sequence = Clipboard.sequence(text) else { return false }
    if let session = TerminalSession.current {
      session.device.write(sequence)
      return true
    }
    guard FileDescriptor.standardOutput.isTerminal else { return false }
    fflush(nil)
    FileDescriptor.standardOutput.write(sequence)
    return true
  }
}
