import Foundation
import Testing

@testable import GlyphMacros

struct MessageStreamTests {
  /// What is answered to bytes, each message with itself and an exclamation mark.
  private func answers(to bytes: [UInt8]) throws -> [UInt8] {
    let (questions, answers) = (Pipe(), Pipe())
    try questions.fileHandleForWriting.write(contentsOf: bytes)
    try questions.fileHandleForWriting.close()
    let stream = MessageStream(
      input: questions.fileHandleForReading, output: answers.fileHandleForWriting)
    stream.serve { $0 + Data("!".utf8) }
    try answers.fileHandleForWriting.close()
    return Array(try answers.fileHandleForReading.readToEnd() ?? Data())
  }

  private func framed(_ text: String) -> [UInt8] {
    [UInt8(text.utf8.count), 0, 0, 0, 0, 0, 0, 0] + Array(text.utf8)
  }

  @Test func `each message is answered, until there are no more`() throws {
    let long = String(repeating: "x", count: 200)
    #expect(
      try answers(to: framed("a") + framed("") + framed(long))
        == framed("a!") + framed("!") + framed(long + "!"))
    #expect(try answers(to: []) == [])
  }

  @Test func `a length takes eight bytes, the smallest first`() throws {
    let text = Array(repeating: UInt8(ascii: "x"), count: 0x1234)
    let answer = try answers(to: [0x34, 0x12, 0, 0, 0, 0, 0, 0] + text)
    #expect(Array(answer.prefix(8)) == [0x35, 0x12, 0, 0, 0, 0, 0, 0])
    #expect(answer.count == 8 + 0x1235)
  }

  @Test(
    arguments: [
      [1, 0, 0], [5, 0, 0, 0, 0, 0, 0, 0, 97], [0, 0, 0, 0, 0, 0, 0, 255, 97],
    ] as [[UInt8]])
  func `what breaks off is not waited for`(_ bytes: [UInt8]) throws {
    #expect(try answers(to: framed("a") + bytes) == framed("a!"))
  }
}
