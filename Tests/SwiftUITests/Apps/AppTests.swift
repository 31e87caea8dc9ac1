import Foundation
import GlyphTesting
import Testing

struct AppTests {
  @Test func `an app's scenes measure in points`() throws {
    let program = Bundle.main.bundleURL.appending(path: "Household")
    let (process, output) = (Process(), Pipe())
    process.executableURL = program
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    expectSnapshot(of: text, named: "the app in a pipe")
  }
}
