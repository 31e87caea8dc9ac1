import Foundation
import GlyphCore

/// The terminal that the program runs in.
@MainActor
public enum Terminal {
  /// The size of the terminal that standard output leads to, in cells; where there is none, that of
  /// the variables `COLUMNS` and `LINES`, or 80 x 24.
  public static var size: (width: Int, height: Int) { FileDescriptor.standardOutput.terminalSize }

  /// Runs another program in the terminal, such as an editor, and returns its exit status.
  ///
  /// A running scene gives the terminal back first and draws everything anew afterwards. A program
  /// that a signal ended gives 128 plus the signal's number; one that cannot be started throws.
  @discardableResult
  public static func run(_ path: String, _ arguments: [String] = []) throws -> Int {
    guard let session = TerminalSession.current else {
      return try ChildProcess.run(path, arguments)
    }
    return try session.handOver { try ChildProcess.run(path, arguments) }
  }

  /// Opens a file in the editor that the environment names (`VISUAL`, `EDITOR`, else `vi`).
  @discardableResult
  public static func edit(_ file: String) throws -> Int {
    let variables = ProcessInfo.processInfo.environment
    let editor =
      [variables["VISUAL"], variables["EDITOR"]].compactMap { $0 }
      .first { !$0.isEmpty } ?? "vi"
    // The variable may hold options too, which is why a shell reads it.
    return try run("/bin/sh", ["-c", "\(editor) \"$1\"", "sh", file])
  }
}
