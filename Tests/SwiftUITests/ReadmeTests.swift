import Foundation
import SwiftUI
import Testing

@testable import Household

@MainActor
struct ReadmeTests {
  private let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `the source that is shown is built, and its picture is what it draws`() throws {
    let readme = try text("README.md")
    #expect(readme.contains(try text("Sources/Household/Styles/iOSCheckboxToggleStyle.swift")))
    #expect(readme.contains("```text\n" + SettingsView().rendered(width: 44) + "\n```"))
  }
}
