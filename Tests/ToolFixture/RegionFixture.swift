import Foundation
import GlyphUI
import Observation

/// A tool that works for a while, prints, and may fail.
@MainActor
enum RegionFixture {
  @Observable
  final class Copy {
    var done = 0
  }

  struct Failure: Error {}

  static func main(_ arguments: [String]) async throws {
    let copy = Copy()
    let stream: StandardStream = arguments.contains("error") ? .error : .output
    try await withLiveRegion(on: stream) {
      Text("Copied \(copy.done) of 3")
      Text("─────")
    } perform: {
      for number in 1...3 {
        try await Task.sleep(for: .milliseconds(50))
        print("file \(number)")
        // A pipe would get everything at the end only.
        fflush(nil)
        copy.done = number
      }
      if arguments.contains("trap") { fatalError("out of paper") }
      if arguments.contains("wait") { try await Task.sleep(for: .seconds(60)) }
    }
    print("all done")
  }
}
