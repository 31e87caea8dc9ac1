import Foundation

/// A shell in a tmux of its own.
final class Tmux {
  private let socket = "glyph-\(UUID().uuidString.prefix(8))"

  static let path = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  static var isInstalled: Bool { path != nil }

  init(width: Int, height: Int) throws {
    call([
      "-f", "/dev/null", "new-session", "-d", "-x", "\(width)", "-y", "\(height)",
      "env PS1='$ ' LANG=C.UTF-8 bash --norc -i",
    ])
    call(["set", "-g", "status", "off"])
    resize(width: width, height: height)
    try wait(for: "$")
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

  func pause() { usleep(200_000) }

  var screen: String { call(["capture-pane", "-p"]) }

  /// Alternate screen, mouse of two kinds, and the cursor.
  var flags: String {
    call([
      "display", "-p", "#{alternate_on} #{mouse_button_flag} #{mouse_sgr_flag} #{cursor_flag}",
    ]).trimmingCharacters(in: .newlines)
  }

  func wait(for text: String) throws {
    let deadline = Date().addingTimeInterval(PseudoTerminal.patience)
    while !screen.contains(text) {
      guard Date() < deadline else {
        throw PseudoTerminal.Failure(description: "waited for \(text), saw:\n\(screen)")
      }
      usleep(30_000)
    }
  }
}
