import Testing

/// Which snapshot a test expects, and where it says so.
struct SnapshotPlace {
  let name: String
  let fileID: String
  let filePath: String
  let line: Int
  let column: Int

  func expect(_ content: SnapshotContent, recording: SnapshotRecording = .current) {
    let file = SnapshotFile(
      suite: SnapshotFile.suite(of: filePath), name: name, near: filePath)
    let check = SnapshotCheck(file: file, recording: recording)
    switch check.outcome(of: content) {
    case .same: return
    case .recorded(let message):
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: location)
    case .failed(let message):
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
  }

  private var location: SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
