import Foundation
import Testing

extension ProcessTests {
  /// Programs that talk in lines.
  @Suite struct SpokenProcessTests {
    /// What a program says to lines; what is said to each stands between two prompts.
    private func talk(_ lines: String..., program: String = "$FIXTURE spoken") throws -> [String] {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = ["-c", program]
      process.environment = [
        "FIXTURE": Products.fixture, "REDUCER": Products.reducer,
        "SETTINGS": Products.path("Settings"), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
        "GLYPH_ACCESSIBLE": "1",
      ]
      let (input, output) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardOutput = output
      process.standardError = output
      try process.run()
      input.fileHandleForWriting.write(Data((lines.map { $0 + "\n" }.joined()).utf8))
      try input.fileHandleForWriting.close()
      let text = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(!text.contains("\u{1B}"))
      return text.components(separatedBy: "> ")
    }

    @Test func `a screen is read in order, controls with numbers`() throws {
      #expect(
        try talk("q") == [
          """
          Booking, heading
          1. Name, text field
          2. Password, secure text field
          3. Notes, text editor
          4. Guests: 2, adjustable
          5. Volume, adjustable, 50%
          6. Flavour, button, Vanilla
          7. Breakfast, toggle, off
          Hello , 0 letters, 0 lines
          2 guests
          8. Bill, button. Actions: Remove
          9. Postcard, button. Actions: Remove
          10. Late, button
          Ticks 0
          11. Reset, button
          12. Terms, button
          13. Leave, button, disabled

          """, "",
        ])
    }

    @Test func `what an action has changed is read, and nothing else`() throws {
      let said = try talk("7", "breakfast", "13", "7", "leave")
      #expect(said[1] == "7. Breakfast, toggle, on\n13. Leave, button\n")
      #expect(said[2] == "7. Breakfast, toggle, off\n13. Leave, button, disabled\n")
      #expect(said[3] == "Leave is not available now.\n")
      #expect(said[4] == "7. Breakfast, toggle, on\n13. Leave, button\n")
      #expect(said.count == 6)
    }

    @Test func `texts are asked for, the secret ones without being read`() throws {
      let said = try talk(
        "1", "Eve", "name", "", "1", "-", "2", "s3cret", "3", "one", "two", ".")
      try #require(said.count == 7)
      #expect(said[1] == "Name: 1. Name, text field, Eve\nHello Eve, 0 letters, 0 lines\n")
      #expect(said[2] == "Name, now Eve. Return keeps it, - clears it: It stays as it is.\n")
      #expect(said[3].hasSuffix("1. Name, text field\nHello , 0 letters, 0 lines\n"))
      #expect(
        said[4] == """
          Password: 2. Password, secure text field, 6 characters
          Hello , 6 letters, 0 lines

          """)
      #expect(!said.joined().contains("s3cret"))
      #expect(said[5].hasPrefix("Notes: type its lines, and a dot alone at the end."))
      #expect(said[5].contains(": : : 3. Notes, text editor, one two\n"))
      #expect(said[5].hasSuffix("Hello , 6 letters, 2 lines\n"))
    }

    @Test func `values are changed by steps until Return`() throws {
      let said = try talk("4", "+", "++++", "x", "", "volume", "-5", "", "4")
      try #require(said.count == 4)
      #expect(
        said[1] == "Guests: 2. + or - changes it, Return is done: "
          + "Guests: 3. + or - changes it, Return is done: "
          + "Guests: 4. + or - changes it, Return is done: "
          + "Say + or -, more than one of them, or a number behind: +5.\n"
          + "Guests: 4. + or - changes it, Return is done: "
          + "4. Guests: 4, adjustable\n4 guests\n")
      #expect(said[2].contains("Volume, 25%."))
      #expect(said[2].hasSuffix("5. Volume, adjustable, 25%\n"))
      #expect(said[3].hasPrefix("Guests: 4."))
    }

    @Test func `a menu is a screen of its own, and so are alerts and sheets`() throws {
      let said = try talk("6", "2", "11", "1", "12", "b", "reset", "reset", "b")
      try #require(said.count == 11)
      #expect(said[1] == "1. Vanilla, button, selected\n2. Lemon, button\n")
      #expect(said[2].contains("6. Flavour, button, Lemon\n"))
      #expect(
        said[3] == "Reset everything?\nNothing comes back.\n1. Cancel, button\n2. Reset, button\n")
      #expect(said[4].hasPrefix("Booking, heading\n"))
      #expect(said[5] == "No terms.\n")
      #expect(said[6].hasPrefix("Booking, heading\n"))
      #expect(said[7].hasPrefix("Reset everything?"))
      #expect(said[8].hasPrefix("Booking, heading\n"))
      #expect(said[9] == "Nothing is open.\n")
    }

    @Test func `actions go by their names, and shortcuts by those of their keys`() throws {
      let said = try talk("8 remove", "8 burn", "7", "k ctrl-l")
      try #require(said.count == 5)
      #expect(said[1].contains("8. Postcard, button. Actions: Remove\n"))
      #expect(!said[1].contains("Bill"))
      #expect(said[2] == "Postcard does not offer burn.\n")
      #expect(said[3].hasPrefix("7. Breakfast, toggle, on\n"))
      #expect(said.count == 5)
    }

    @Test func `what is not understood is said, and help is given`() throws {
      let said = try talk("zebra", "99", "re", "k hyper-x", "k z", "h", "?")
      try #require(said.count == 9)
      #expect(said[1].hasPrefix("Nothing here is called zebra"))
      #expect(said[2] == "There is no number 99.\n")
      #expect(said[3].hasPrefix("Reset everything?"))
      #expect(said[4] == "There is no key called hyper-x.\n")
      #expect(said[5] == "That key does nothing here.\n")
      #expect(said[6].contains("q ends the program."))
      #expect(said[7].hasPrefix("Reset everything?"))
    }

    @Test func `what has happened meanwhile is read on demand`() throws {
      let said = try talk(
        program: "(echo 10; sleep 0.5; echo; echo; echo q) | $FIXTURE spoken")
      try #require(said.count == 5)
      #expect(said[1] == "Nothing has changed.\n" || said[1] == "Ticks 1\n")
      #expect(said[2] == "Ticks 1\n" || said[1] == "Ticks 1\n")
      #expect(said[3] == "Nothing has changed.\n")
    }

    @Test func `a listener that has gone ends the program quietly`() throws {
      let said = try talk(
        program: "(echo 7; sleep 0.3; echo 7; echo 7) | $FIXTURE spoken | head -1")
      #expect(said == ["Booking, heading\n"])
    }

    @Test func `the settings can be heard and changed`() throws {
      let said = try talk("dark", "accent", "green", "3", "usage", program: "$SETTINGS")
      try #require(said.count == 7)
      #expect(said[0].contains("Theme\n4. System, button, selected\n5. Light, button\n"))
      #expect(said[1] == "4. System, button\n6. Dark, button, selected\n")
      #expect(said[3].contains("Accent, button, Green\n"))
      #expect(said[4].contains("Everything, toggle, mixed\n"))
      #expect(said[5].contains("Usage, toggle, on\n"))
    }

    @Test func `a control without a name is called as the text beside it`() throws {
      let said = try talk("lamp", program: "$REDUCER")
      #expect(said[0].hasPrefix("Lamp\n1. Lamp, button\nThe lamp is off.\n"))
      #expect(said[1].contains("The lamp is on.\n"))
    }

    @Test func `on a terminal a secret is not shown while it is typed`() throws {
      let terminal = try PseudoTerminal(
        [Products.fixture, "spoken"], environment: ["GLYPH_ACCESSIBLE": "1"])
      try terminal.wait(for: "\n>")
      #expect(terminal.isCooked)
      terminal.type("2\n")
      try terminal.wait(for: "Password:")
      try terminal.wait(for: "no echo") { _ in !terminal.isCooked }
      terminal.type("s3cret\n")
      try terminal.wait(for: "6 letters")
      #expect(!terminal.output.contains("s3cret"))
      #expect(terminal.isCooked)
      terminal.type("2\n")
      try terminal.wait(for: "6 characters.")
      try terminal.wait(for: "no echo") { _ in !terminal.isCooked }
      terminal.type("\u{3}")
      #expect(try terminal.end() == -Int(SIGINT))
      #expect(terminal.isCooked)
    }
  }
}
