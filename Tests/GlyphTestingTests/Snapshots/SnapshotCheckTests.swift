import Foundation
import GlyphUI
import Testing

@testable import GlyphTesting

struct SnapshotCheckTests {
  private let old = SnapshotContent(text: "one\ntwo")
  private let new = SnapshotContent(text: "one\nzwei")

  /// What a check says and what its file holds afterwards.
  private func result(
    of content: SnapshotContent, kept: SnapshotContent?, recording: SnapshotRecording
  ) throws -> (outcome: SnapshotCheck.Outcome, file: String?) {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("glyph-snapshots-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let file = SnapshotFile(suite: "Suite", name: "a name", in: root)
    if let kept { try file.write(kept.file) }
    let outcome = SnapshotCheck(file: file, recording: recording).outcome(of: content)
    return (outcome, file.read())
  }

  @Test(arguments: SnapshotRecording.allCases)
  func `what is the same is never written`(recording: SnapshotRecording) throws {
    let result = try result(of: old, kept: old, recording: recording)
    #expect(result.outcome == .same)
    #expect(result.file == "one\ntwo\n")
  }

  @Test func `a difference is a failure that shows both`() throws {
    for recording in [SnapshotRecording.missing, .never] {
      let result = try result(of: new, kept: old, recording: recording)
      #expect(
        result.outcome
          == .failed(
            """
            Snapshots/Suite/a-name.txt differs.

            - expected
            + seen
            @@ line 1 @@
              one
            - two
            + zwei

            GLYPH_SNAPSHOTS=failed records what is seen now.
            """))
      #expect(result.file == "one\ntwo\n")
    }
  }

  @Test func `what differs is recorded on demand, and fails once more`() throws {
    let result = try result(of: new, kept: old, recording: .failed)
    guard case .failed(let message) = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(message.contains("was recorded anew"))
    #expect(message.contains("+ zwei"))
    #expect(result.file == "one\nzwei\n")
  }

  @Test func `everything is recorded on demand`() throws {
    let result = try result(of: new, kept: old, recording: .all)
    guard case .recorded = result.outcome else {
      Issue.record("\(result.outcome)")
      return
    }
    #expect(result.file == "one\nzwei\n")
  }

  @Test(arguments: [SnapshotRecording.all, .failed, .missing])
  func `what is missing is recorded`(recording: SnapshotRecording) throws {
    let result = try result(of: new, kept: nil, recording: recording)
    #expect(result.outcome == .recorded("Snapshots/Suite/a-name.txt was recorded:\n\none\nzwei"))
    #expect(result.file == "one\nzwei\n")
  }

  @Test func `what is missing fails where nothing may be recorded`() throws {
    let result = try result(of: new, kept: nil, recording: .never)
    #expect(
      result.outcome == .failed("There is no Snapshots/Suite/a-name.txt. It would be:\n\none\nzwei")
    )
    #expect(result.file == nil)
  }

  @Test func `line ends that a checkout changed are the same`() throws {
    #expect(SnapshotContent(file: "one\r\ntwo\r\n", isStyled: false) == old)
  }

  @Test(arguments: [
    (["GLYPH_SNAPSHOTS": "all"], SnapshotRecording.all),
    (["GLYPH_SNAPSHOTS": "failed", "CI": "true"], .failed),
    (["GLYPH_SNAPSHOTS": "unknown"], .missing),
    (["CI": "true"], .never),
    (["CI": "1"], .never),
    (["CI": ""], .missing),
    (["CI": "false"], .missing),
    ([:], .missing),
  ])
  func `the environment says what is recorded`(
    environment: [String: String], mode: SnapshotRecording
  ) {
    #expect(SnapshotRecording.chosen(by: environment) == mode)
  }
}
