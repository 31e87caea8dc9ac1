import Foundation
import Testing

extension ProcessTests {
  /// Links that a program hands to the desktop.
  @Suite struct OpenURLProcessTests {
    private let folder = FileManager.default.temporaryDirectory
      .appending(path: "open-\(UUID().uuidString)")

    private var note: URL { folder.appending(path: "opened") }

    private func start(hasOpener: Bool) throws -> PseudoTerminal {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if hasOpener {
        let opener = folder.appending(path: "xdg-open")
        let script = "#!/bin/sh\necho noise; echo noise >&2\nprintf '%s' \"$*\" > '\(note.path)'\n"
        try Data(script.utf8).write(to: opener)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener.path)
      }
      let terminal = try PseudoTerminal(
        [Products.fixture], environment: ["PATH": hasOpener ? "\(folder.path):/bin" : folder.path])
      try terminal.wait(for: "Size")
      return terminal
    }

    @Test func `a link goes to the desktop's program, and nothing of that reaches the screen`()
      throws
    {
      defer { try? FileManager.default.removeItem(at: folder) }
      let terminal = try start(hasOpener: true)
      terminal.press("w")
      try terminal.wait(for: "Link taken")
      let deadline = Date().addingTimeInterval(PseudoTerminal.patience)
      var opened = ""
      while opened.isEmpty, Date() < deadline {
        opened = (try? String(contentsOf: note, encoding: .utf8)) ?? ""
        terminal.listen(milliseconds: 20)
      }
      #expect(opened == "https://example.com/a?b=c")
      terminal.press("k")
      try terminal.wait(for: "Link refused")
      #expect(terminal.screen.isAlternate)
      #expect(!terminal.isCooked)
      terminal.press("q")
      #expect(try terminal.end() == 0)
      #expect(!terminal.output.contains("noise"))
    }

    @Test func `without such a program the link is refused`() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let terminal = try start(hasOpener: false)
      terminal.press("w")
      try terminal.wait(for: "Link refused")
      terminal.press("q")
      #expect(try terminal.end() == 0)
    }
  }
}
