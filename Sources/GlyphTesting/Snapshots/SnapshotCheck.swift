/// Compares what a test sees with what is kept, and keeps what the recording mode says.
struct SnapshotCheck {
  let file: SnapshotFile
  let recording: SnapshotRecording

  enum Outcome: Equatable {
    case same
    /// The file was written and nothing was compared.
    case recorded(String)
    case failed(String)
  }

  func outcome(of content: SnapshotContent) -> Outcome {
    guard let kept = file.read() else {
      if recording == .never {
        return .failed("There is no \(file.name). It would be:\n\n\(content.text)")
      }
      return record(content, saying: "\(file.name) was recorded:\n\n\(content.text)")
    }
    let expected = SnapshotContent(file: kept, isStyled: content.isStyled)
    if expected == content {
      return .same
    }
    let difference = "\n\n\(content.difference(from: expected))"
    switch recording {
    case .all:
      return record(content, saying: "\(file.name) was recorded anew.\(difference)")
    case .failed:
      if case .failed(let reason) = record(content, saying: "") { return .failed(reason) }
      return .failed("\(file.name) differed and was recorded anew.\(difference)")
    case .missing, .never:
      return .failed(
        "\(file.name) differs.\(difference)\n\nGLYPH_SNAPSHOTS=failed records what is seen now.")
    }
  }

  private func record(_ content: SnapshotContent, saying message: String) -> Outcome {
    do {
      try file.write(content.file)
      return .recorded(message)
    } catch {
      return .failed("\(file.name) cannot be written: \(error)")
    }
  }
}
