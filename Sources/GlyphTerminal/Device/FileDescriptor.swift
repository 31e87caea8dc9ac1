import Foundation

/// A number that the system knows an open file by.
struct FileDescriptor: Hashable, Sendable {
  let number: Int32

  static let standardInput = FileDescriptor(number: STDIN_FILENO)
  static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  static let standardError = FileDescriptor(number: STDERR_FILENO)

  var isTerminal: Bool { isatty(number) == 1 }

  /// Another number for the same file, which other programs do not inherit.
  var duplicate: FileDescriptor? {
    let other = fcntl(number, F_DUPFD_CLOEXEC, 10)
    return other < 0 ? nil : FileDescriptor(number: other)
  }

  /// The terminal that the process belongs to, whatever its standard streams are.
  static var controllingTerminal: FileDescriptor? {
    let number = open("/dev/tty", O_RDWR | O_CLOEXEC)
    return number < 0 ? nil : FileDescriptor(number: number)
  }

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(number)
    #else
      _ = Glibc.close(number)
    #endif
  }

  /// Writes all the bytes, waiting where the reader is slow; false when nobody reads any more.
  @discardableResult
  func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = bytes.baseAddress else { return true }
    var start = 0
    while start < bytes.count {
      #if canImport(Darwin)
        let written = Darwin.write(number, base + start, bytes.count - start)
      #else
        let written = Glibc.write(number, base + start, bytes.count - start)
      #endif
      if written > 0 {
        start += written
      } else if written < 0, errno == EINTR {
        continue
      } else if written < 0, errno == EAGAIN {
        _ = FileDescriptor.wait(for: [(self, POLLOUT)], milliseconds: -1)
      } else {
        return false
      }
    }
    return true
  }

  @discardableResult
  func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { write($0) }
  }

  /// Writes one byte if there is room for it; safe inside of a signal handler.
  func writeOnce(_ byte: UInt8) {
    withUnsafePointer(to: byte) { pointer in
      #if canImport(Darwin)
        _ = Darwin.write(number, pointer, 1)
      #else
        _ = Glibc.write(number, pointer, 1)
      #endif
    }
  }

  /// Reads what is there: nothing when a signal came in between, nil at the end.
  func read(into buffer: inout [UInt8]) -> ArraySlice<UInt8>? {
    let count = buffer.withUnsafeMutableBytes { memory in
      #if canImport(Darwin)
        Darwin.read(number, memory.baseAddress, memory.count)
      #else
        Glibc.read(number, memory.baseAddress, memory.count)
      #endif
    }
    if count > 0 { return buffer[..<count] }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }

  /// Waits until something can be done with one of the descriptors, and says with which; a negative
  /// time waits for ever, and a signal ends the wait with none.
  static func wait(
    for waits: [(descriptor: FileDescriptor, events: Int32)], milliseconds: Int32
  ) -> [Bool] {
    var polls = waits.map {
      pollfd(fd: $0.descriptor.number, events: Int16(truncatingIfNeeded: $0.events), revents: 0)
    }
    let count = poll(&polls, nfds_t(polls.count), milliseconds)
    return polls.map { count > 0 && $0.revents != 0 }
  }
}
