import Foundation
import Synchronization

/// What the program printed while a region stands on the screen, until it is shown above it.
///
/// It is read straight into memory that the crash handler knows, so that the last words of a program
/// are not lost on their way.
final class PrintedText: Sendable {
  private let overflow = Mutex<[UInt8]>([])

  /// Reads what is there; false at the end.
  func read(from descriptor: FileDescriptor) -> Bool {
    overflow.withLock { overflow in
      guard let count = CrashMemory.shared.readPrinted(from: descriptor.number) else {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        guard let bytes = descriptor.read(into: &buffer) else { return false }
        overflow += bytes
        return true
      }
      return count > 0 || (count < 0 && errno == EAGAIN)
    }
  }

  /// Reads once more without waiting; true while there may be more.
  func readAll(from descriptor: FileDescriptor) -> Bool {
    let isReady = FileDescriptor.wait(for: [(descriptor, Int32(POLLIN))], milliseconds: 0)
    return isReady[0] && read(from: descriptor)
  }

  /// Takes what came so far.
  func take() -> [UInt8] {
    overflow.withLock { overflow in
      defer { overflow = [] }
      return CrashMemory.shared.takePrinted() + overflow
    }
  }
}
