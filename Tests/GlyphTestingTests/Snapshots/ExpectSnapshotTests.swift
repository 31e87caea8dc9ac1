import GlyphUI
import Testing

@testable import GlyphTesting

@MainActor
struct ExpectSnapshotTests {
  private struct Row: View {
    let mark: String
    var body: some View {
      HStack {
        Text(verbatim: mark)
        Text(verbatim: "Wi-Fi")
      }
    }
  }

  @Test func `a view is compared with its file`() {
    expectSnapshot(of: Row(mark: "[x]"), width: 12)
    expectSnapshot(of: Row(mark: "[x]").surface(width: 12, height: nil))
    expectSnapshot(of: Row(mark: "[x]"), named: "only text", width: 12, as: .text)
    expectSnapshot(of: Row(mark: "[x]"), named: "escapes", as: .ansi(.truecolor))
    expectSnapshot(of: "a\tb\u{1B}[1m \nc", named: "a string")
  }

  @Test func `a view that changed is an issue of the test`() {
    let place = SnapshotPlace(
      name: "a view is compared with its file", fileID: #fileID, filePath: #filePath, line: #line,
      column: #column)
    let content = SnapshotFormat.cells.content(of: Row(mark: "[ ]").surface(width: 12, height: nil))
    withKnownIssue {
      place.expect(content, recording: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("-  [x] Wi-Fi··\n+  [ ] Wi-Fi··") }
        && issue.sourceLocation?.fileName == "ExpectSnapshotTests.swift"
    }
  }
}
