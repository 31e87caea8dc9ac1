import Foundation
import Testing

@testable import GlyphCells

/// A second opinion: a terminal that others wrote.
@Suite(.enabled(if: Tmux.isInstalled, "SKIPPED: tmux is not installed"))
struct TmuxTests {
  @Test func `the screen of a real terminal is the surface`() throws {
    var generator = SeededGenerator(seed: 301)
    var next = Surface(width: 40, height: 8)
    var shown = next
    let writer = FrameWriter(profile: .ansi256)
    for _ in 0..<6 {
      for _ in 0..<6 {
        let x = Int.random(in: -3..<40, using: &generator)
        let y = Int.random(in: 0..<8, using: &generator)
        let words = ["plain words", "漢字かな", "──┬──", "e\u{301}clair", "█▓▒", "한국어"]
        let style = CellStyle(
          foreground: .ansi(UInt8.random(in: 0..<8, using: &generator)),
          attributes: Bool.random(using: &generator) ? .bold : [])
        next.draw(
          CleanText(words[Int.random(in: 0..<words.count, using: &generator)]), x: x, y: y,
          style: next.styles.intern(style))
      }
      next.clear(
        GridRect(
          x: Int.random(in: 0..<40, using: &generator),
          y: Int.random(in: 0..<8, using: &generator), width: 9, height: 2))
      writer.write(next, over: &shown)
    }
    let screen = try Tmux.screen(showing: writer.buffer.bytes, width: 40, height: 8)
    #expect(screen.plain == next.text)
    let expected = next.ansi(.ansi256)
    #expect(
      looks(of: screen.styled, width: 40, height: 8) == looks(of: expected, width: 40, height: 8))
  }

  /// The style of every cell that shows something.
  private func looks(of styled: String, width: Int, height: Int) -> [[CellStyle]] {
    let parsed = ANSIText(styled)
    var surface = Surface(width: width, height: height)
    let runs = parsed.runs(in: surface.styles)
    for (y, line) in parsed.text.lines(width: width + 1).enumerated() {
      surface.draw(parsed.text, line: line, runs: runs, x: 0, y: y)
    }
    return (0..<height).map { y in
      (0..<width).map { surface[$0, y].character == " " ? .standard : surface[$0, y].style }
    }
  }
}

enum Tmux {
  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  static func screen(
    showing bytes: [UInt8], width: Int, height: Int
  ) throws -> (plain: String, styled: String) {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("glyph-tmux-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let file = directory.appendingPathComponent("bytes")
    try Data(bytes).write(to: file)
    let socket = directory.appendingPathComponent("socket").path
    let done = directory.appendingPathComponent("done").path
    let output = directory.appendingPathComponent("output")
    func tmux(_ arguments: String...) -> String {
      let command = ["/usr/bin/tmux", "-u", "-f", "/dev/null", "-S", socket] + arguments
      run(command, output: output.path)
      return (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    }
    _ = tmux(
      "new-session", "-d", "-x", "\(width)", "-y", "\(height)",
      "stty raw -echo; cat '\(file.path)'; touch '\(done)'; sleep 60")
    defer { _ = tmux("kill-server") }
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: done) {
      Thread.sleep(forTimeInterval: 0.05)
    }
    // What was written has reached the server once its own status agrees twice.
    var plain = ""
    for _ in 0..<100 {
      Thread.sleep(forTimeInterval: 0.05)
      let now = tmux("capture-pane", "-p")
      if now == plain, !now.isEmpty { break }
      plain = now
    }
    let styled = tmux("capture-pane", "-p", "-e")
    return (trimmed(plain), styled)
  }

  /// Runs a command to its end. `Process` would also wait for the server that the first one leaves
  /// behind.
  private static func run(_ command: [String], output: String) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    typealias Words = [UnsafeMutablePointer<CChar>?]
    let arguments: Words = command.map { strdup($0) } + [nil]
    let variables: [String] = ["LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", "TERM=xterm-256color"]
    let environment: Words = variables.map { strdup($0) } + [nil]
    defer { for pointer in arguments + environment { free(pointer) } }
    var process = pid_t()
    guard posix_spawn(&process, command[0], &actions, nil, arguments, environment) == 0 else {
      return
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  private static func trimmed(_ screen: String) -> String {
    screen.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
      .joined(separator: "\n")
  }
}
