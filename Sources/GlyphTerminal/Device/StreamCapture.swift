import Foundation

/// Keeps what is printed from the terminal while frames stand there.
///
/// Under a full screen the standard streams lead to a file without a name, and what they were given
/// is printed when the screen is given back; above a region they lead to a pipe, whose reader shows
/// it above. A crash leads them back too: the message of a trap is among what they were given.
/// Streams that lead elsewhere than to a terminal are left alone.
@MainActor
struct StreamCapture {
  private var file: Int32 = -1

  /// Leads the streams into the file.
  mutating func beginKeeping() {
    if file < 0 { file = StreamCapture.makeFile() }
    if file >= 0 { divert(to: file, from: file) }
  }

  /// Leads the streams into a pipe; returns where it is read.
  func beginPassing() -> FileDescriptor? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    divert(to: ends[1], from: ends[0])
    close(ends[1])
    return FileDescriptor(number: ends[0])
  }

  /// Leads the streams back and prints what they were given.
  func end() {
    fflush(nil)
    CrashMemory.shared.replay()
  }

  private func divert(to writing: Int32, from reading: Int32) {
    // Lines that wait in a buffer belong to what came before.
    fflush(nil)
    let output = StreamCapture.divert(STDOUT_FILENO, to: writing)
    let error = StreamCapture.divert(STDERR_FILENO, to: writing)
    CrashMemory.shared.setCapture(reading, standardOutput: output, standardError: error)
    // A stream that was not used yet would wait for a full buffer now that it is no terminal.
    if output >= 0 { LineBuffering.use() }
  }

  private static func divert(_ stream: Int32, to file: Int32) -> Int32 {
    guard isatty(stream) == 1 else { return -1 }
    let kept = fcntl(stream, F_DUPFD_CLOEXEC, 10)
    if kept >= 0 { dup2(file, stream) }
    return kept
  }

  private static func makeFile() -> Int32 {
    let folder = FileManager.default.temporaryDirectory
    var path = Array(folder.appending(path: "output.XXXXXX").path.utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { return -1 }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    _ = fcntl(file, F_SETFL, O_APPEND)
    return file
  }
}
