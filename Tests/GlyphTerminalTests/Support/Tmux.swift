import Foundation

/// A shell in a tmux of its own.
final class Tmux {
  private let socket = "glyph-\(UUID().uuidString.prefix(8))"

  static let path = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  static var isInstalled: Bool { path != nil }

  /// A shell.
  convenience init(width: Int, height: Int) throws {
    try self.init(
      "env PS1='$ ' LANG=C.UTF-8 bash --norc -i", width: width, height: height)
    try wait(for: "$")
  }

  /// A program in a window of its own, which stays when the program has ended.
  init(_ command: String, width: Int, height: Int) throws {
    // Other shells' settings are none of the tests' business.
    call([
      "-f", "/dev/null", "new-session", "-d", "-x", "\(width)", "-y", "\(height)",
      "stty rows \(height) cols \(width); \(command)", ";", "set", "-g", "status", "off", ";",
      "set", "-g", "remain-on-exit", "on", ";", "set", "-g", "mouse", "on",
    ])
    resize(width: width, height: height)
  }

  deinit { call(["kill-server"]) }

  @discardableResult
  private func call(_ arguments: [String]) -> String {
    // Not `Process`, which waits for a server that goes on as well.
    let words = [Tmux.path ?? "tmux", "-u", "-L", socket] + arguments
    let command = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
    guard let stream = popen(command.joined(separator: " ") + " 2>&1", "r") else { return "" }
    defer { pclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = getc(stream), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  func send(_ keys: String...) { for key in keys { call(["send-keys", key]) } }

  func resize(width: Int, height: Int) {
    call(["resize-window", "-x", "\(width)", "-y", "\(height)"])
  }

  /// Sends bytes to the program, as a terminal would.
  func type(_ text: String) {
    call(["send-keys", "-H"] + text.utf8.map { String($0, radix: 16) })
  }

  /// The command that shows the window in another terminal.
  var attachment: [String] {
    [Tmux.path ?? "tmux", "-u", "-L", socket, "attach"]
  }

  /// Sends a signal to what runs in the shell.
  func signalChildren(_ number: Int32) {
    let shell = call(["display", "-p", "#{pane_pid}"]).trimmingCharacters(in: .newlines)
    let path = "/proc/\(shell)/task/\(shell)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    for child in text.split(separator: " ").compactMap({ pid_t($0) }) { kill(child, number) }
  }

  func pause() { usleep(200_000) }

  var screen: String { call(["capture-pane", "-p"]) }

  /// What was scrolled away, too.
  var everything: String { call(["capture-pane", "-p", "-S", "-1000"]) }

  /// Alternate screen, mouse of two kinds, and the cursor.
  var flags: String {
    call([
      "display", "-p", "#{alternate_on} #{mouse_button_flag} #{mouse_sgr_flag} #{cursor_flag}",
    ]).trimmingCharacters(in: .newlines)
  }

  func wait(for text: String) throws { try wait(until: text) { $0.contains(text) } }

  func wait(until what: String, _ condition: (String) -> Bool) throws {
    let deadline = Date().addingTimeInterval(PseudoTerminal.patience)
    while !condition(screen) {
      guard Date() < deadline else {
        throw PseudoTerminal.Failure(description: "waited for \(what), saw:\n\(screen)")
      }
      usleep(30_000)
    }
  }
}

extension Tmux {
  /// Presses the main button in a terminal that shows the window.
  func click(onText label: String, from client: PseudoTerminal) throws {
    for (y, line) in screen.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let range = line.range(of: label) else { continue }
      let x = line.distance(from: line.startIndex, to: range.lowerBound)
      return client.type("\u{1B}[<0;\(x + 1);\(y + 1)M\u{1B}[<0;\(x + 1);\(y + 1)m")
    }
    throw PseudoTerminal.Failure(description: "no \(label) in:\n\(screen)")
  }
}
