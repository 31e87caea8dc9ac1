import Foundation

/// Messages in both directions: each is a text of JSON after its length, eight bytes with the
/// smallest first.
struct MessageStream {
  let input: FileHandle
  let output: FileHandle

  static let standard = MessageStream(input: .standardInput, output: .standardOutput)

  /// A message that is longer is a stream out of step; waiting for its end would be for ever.
  private static let longest = 1 << 30

  /// Answers each message until the other side closes its end, or what it sends makes no sense.
  func serve(_ answer: (Data) -> Data) {
    while let message = receive() {
      guard send(answer(message)) else { return }
    }
  }

  /// The next message; nil when there is none, or only a part of one.
  func receive() -> Data? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= UInt64(Self.longest) else { return nil }
    return read(Int(length))
  }

  /// False when nobody reads any more.
  func send(_ message: Data) -> Bool {
    let length = UInt64(message.count)
    let header = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) })
    do {
      try output.write(contentsOf: header + message)
      return true
    } catch {
      return false
    }
  }

  /// So many bytes, however many pieces they come in.
  private func read(_ count: Int) -> Data? {
    var bytes = Data()
    while bytes.count < count {
      guard
        let piece = try? input.read(upToCount: count - bytes.count), !piece.isEmpty
      else { return nil }
      bytes += piece
    }
    return bytes
  }
}
