import Foundation
import Testing

extension ProcessTests {
  /// What people do with the examples, in the plain harness and in a terminal that others wrote.
  @Suite struct StoryProcessTests {
    private static let todo = FileManager.default.temporaryDirectory
      .appending(path: "stories-\(UUID().uuidString).md").path

    private static let stories: [Story] = [
      Story(
        name: "toggles, resizes and commands", command: [Products.fixture],
        beginning: "Size 60 x 20",
        steps: [
          (.type("\t "), { $0.contains("✓") }),
          (.click("Wi-Fi"), { !$0.contains("✓") }),
          (.resize(width: 45, height: 12), { $0.contains("Size 45 x 12") }),
          (.type("\u{C}\u{C}"), { $0.contains("Launches 3") }),
          (.type("\u{1B}OP"), { $0.contains("Again") }),
          (.type("x"), { !$0.contains("Again") }),
          (.resize(width: 70, height: 24), { $0.contains("Size 70 x 24") }),
        ]),
      Story(
        name: "rows below the prompt",
        command: [
          "/bin/sh", "-c", "echo before; '\(Products.fixture)' inline; echo after $?; read rest",
        ],
        height: 10, beginning: "Rows 2",
        steps: [
          (.type("m"), { $0.contains("Rows 3") }),
          (.type("mmmmmm"), { $0.contains("Rows 9") }),
          (.type("l"), { $0.contains("Rows 8") }),
          (.type("q"), { $0.contains("after 0") }),
        ]),
      Story(
        name: "lamp", command: [Products.reducer], height: 12, beginning: "Switched 0",
        steps: [
          (.type("\t "), { $0.contains("Switched 1") }),
          (.type("\t "), { $0.contains("Switched 1") }),
          (.resize(width: 30, height: 8), { $0.contains("Switched") }),
        ]),
      Story(
        name: "settings", command: [Products.path("Settings")], width: 80, height: 24,
        beginning: "General",
        steps: [
          (.click("Privacy"), { $0.contains("Everything") }),
          (.click("Usage"), { $0.contains("✓◂ Usage") }),
          (.resize(width: 40, height: 24), { $0.contains("✓◂ Usage") }),
          (.click("Sound"), { $0.contains("Volume") }),
        ]),
      Story(
        name: "todo", command: [Products.path("Todo"), todo], beginning: "Nothing to do yet",
        steps: [
          (.type("Buy milk\r"), { $0.contains("[ ] Buy milk") }),
          (.type("Call あだ\r"), { $0.contains("[ ] Call あだ") }),
          (.click("Buy milk"), { $0.contains("✓◂ Buy milk") }),
          (.resize(width: 34, height: 12), { $0.contains("1 of 2 open") }),
        ]),
    ]

    @Test(
      .enabled(if: Tmux.isInstalled, "tmux is not installed: install it to run these"),
      arguments: stories.indices)
    func `a story has the same pictures in the harness and in tmux`(_ index: Int) throws {
      let story = Self.stories[index]
      defer { try? FileManager.default.removeItem(atPath: Self.todo) }
      let terminal = try PseudoTerminal(
        story.command, width: story.width, height: story.height, background: "0000/0000/0000")
      let pictures = try story.play(on: terminal)
      try? FileManager.default.removeItem(atPath: Self.todo)
      let words = story.command.map { "'" + $0.replacing("'", with: "'\\''") + "'" }
      let tmux = try Tmux(
        "exec env LANG=C.UTF-8 \(words.joined(separator: " "))", width: story.width,
        height: story.height)
      let others = try story.play(on: tmux)
      for (index, (picture, other)) in zip(pictures, others).enumerated() {
        #expect(picture == other, "\(story.name), picture \(index)")
      }
      #expect(pictures.count == story.steps.count + 1)
    }
  }
}
