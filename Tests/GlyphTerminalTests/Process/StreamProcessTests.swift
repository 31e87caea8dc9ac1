import Foundation
import Testing

extension ProcessTests {
  /// Programs whose output is no terminal.
  @Suite struct StreamProcessTests {
    /// Runs a shell script without a terminal.
    private func run(_ script: String) throws -> (output: String, error: String, status: Int32) {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/bash")
      process.arguments = ["-c", "set -o pipefail\n" + script]
      process.environment = [
        "FIXTURE": Products.fixture, "TOOL": Products.tool, "REDUCER": Products.reducer,
        "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
      ]
      let (output, error) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = error
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let text = output.fileHandleForReading.readDataToEndOfFile()
      let message = error.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (
        String(decoding: text, as: UTF8.self), String(decoding: message, as: UTF8.self),
        process.terminationStatus
      )
    }

    @Test func `into a pipe goes the first frame as plain text, and a word on standard error`()
      throws
    {
      let result = try run(#""$FIXTURE" inline"#)
      #expect(result.output == "Row 0\nRow 1\nRows 2\n")
      #expect(
        result.error == "TerminalFixture: input needs a terminal; this is the first frame.\n")
      #expect(result.status == 0)
    }

    @Test func `a screen in a pipe is as wide as screens usually are`() throws {
      let result = try run(#""$FIXTURE""#)
      #expect(result.output.hasPrefix("Size 80 x "))
      #expect(result.status == 0)
    }

    @Test func `into a file goes the same as into a pipe`() throws {
      let script = #"f=$(mktemp); "$FIXTURE" inline > "$f"; s=$?; cat "$f"; rm "$f"; exit $s"#
      let result = try run(script)
      #expect(result.output == "Row 0\nRow 1\nRows 2\n")
      #expect(result.error.contains("input needs a terminal"))
      #expect(result.status == 0)
    }

    @Test func `a reader that has seen enough ends nothing with an error`() throws {
      let result = try run(#""$FIXTURE" 2>/dev/null | head -1"#)
      #expect(result.output.hasPrefix("Size"))
      #expect(result.error.isEmpty)
      #expect(result.status == 0)
    }

    @Test func `a view in a pipe is plain text of its ideal width, and in colour on demand`() throws
    {
      #expect(try run(#""$TOOL" print"#).output == "\n red and plain\n\n")
      let forced = try run(#"FORCE_COLOR=1 "$TOOL" print"#).output
      #expect(forced.contains("\u{1B}[31mred"))
      #expect(try run(#"FORCE_COLOR=1 NO_COLOR=1 "$TOOL" print"#).output == "\n red and plain\n\n")
      #expect(try run(#""$TOOL" print | true"#).error.isEmpty)
    }

    @Test func `a region in a pipe is its final lines, after what was printed`() throws {
      let result = try run(#""$TOOL" region"#)
      #expect(
        result.output == "file 1\nfile 2\nfile 3\nCopied 3 of 3\n─────\nall done\n")
      #expect(result.status == 0)
    }

    @Test func `questions are asked again until a line answers them`() throws {
      let result = try run(#"printf 'maybe\n\n7\n2\nEve\n' | "$TOOL" prompts"#)
      #expect(result.output == "false Pear Eve\n")
      #expect(result.error.contains("Sure? [y/N] "))
      #expect(result.error.contains("2. Pear"))
      let ended = try run(#"printf 'y\n' | "$TOOL" prompts"#)
      #expect(ended.output == "no answer: endOfInput\n")
    }

    @Test func `closed streams are no crash`() throws {
      #expect(try run(#""$FIXTURE" >&- 2>&-"#).status == 0)
      #expect(try run(#""$FIXTURE" <&- | cat"#).status == 0)
    }
  }
}
