import Foundation

/// Keeps what is printed while a screen covers the place where it would appear.
///
/// The standard streams lead to a file without a name, and back again when the screen is given back,
/// by a crash too: the message of a trap is among what they were given. Streams that lead elsewhere
/// than to a terminal are left alone.
@MainActor
struct StreamCapture {
  private var file: Int32 = -1

  /// Leads the streams into the file.
  mutating func begin() {
    if file < 0 { file = StreamCapture.makeFile() }
    guard file >= 0 else { return }
    // Lines that wait in a buffer belong to what came before.
    fflush(nil)
    let output = StreamCapture.divert(STDOUT_FILENO, to: file)
    let error = StreamCapture.divert(STDERR_FILENO, to: file)
    CrashMemory.shared.setCapture(file, standardOutput: output, standardError: error)
  }

  /// Leads the streams back and prints what they were given.
  func end() {
    fflush(nil)
    CrashMemory.shared.replay()
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
