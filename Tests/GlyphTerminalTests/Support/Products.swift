import Foundation

/// Where the programs are that the tests run.
enum Products {
  static func path(_ name: String) -> String {
    Bundle.main.bundleURL.appending(path: name).path
  }

  static var fixture: String { path("TerminalFixture") }
  static var tool: String { path("ToolFixture") }
  static var reducer: String { path("Reducer") }
}
