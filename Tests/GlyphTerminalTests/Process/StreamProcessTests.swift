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
        "FIXTURE": Products.fixture, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
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

    @Test func `a reader that has seen enough ends nothing with an error`() throws {
      let result = try run(#""$FIXTURE" 2>/dev/null | head -1"#)
      #expect(result.output.hasPrefix("Size"))
      #expect(result.error.isEmpty)
      #expect(result.status == 0)
    }

    @Test func `closed streams are no crash`() throws {
      #expect(try run(#""$FIXTURE" >&- 2>&-"#).status == 0)
      #expect(try run(#""$FIXTURE" <&- | cat"#).status == 0)
    }
  }
}
