import Foundation

/// Runs one workload in a process of its own, so that its peak of memory is its own.
enum Child {
  static let flag = "--child"

  /// What the child reports, or nil if it failed.
  static func run(_ workload: String) -> [Outcome]? {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [flag, workload]
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch { return nil }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return output.split(separator: "\n").compactMap { Outcome(json: $0) }
  }
}
