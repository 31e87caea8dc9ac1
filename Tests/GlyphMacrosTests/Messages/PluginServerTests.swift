import Foundation
import Testing

@testable import GlyphMacros

struct PluginServerTests {
  private func answer(_ message: String) -> String {
    String(decoding: PluginServer.answer(Data(message.utf8)), as: UTF8.self)
  }

  @Test func `what is asked first is which messages are understood`() {
    #expect(
      answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
    #expect(answer(#"{"getCapability":{}}"#).contains("protocolVersion"))
  }

  @Test func `a use is answered with source`() {
    let message = #"""
      {"expandAttachedMacro":{"macro":{"moduleName":"GlyphMacros","typeName":"EntryMacro",
      "name":"Entry "},"macroRole":"peer","discriminator":"$s1","later":[1],
      "attributeSyntax":{"kind":"attribute","source":"@Entry ","location":{"fileID":"A/a.swift",
      "fileName":"/a.swift","offset":9,"line":2,"column":3}},
      "declSyntax":{"kind":"declaration","source":"@Entry var a = 3","location":{"fileID":"A/a.swift",
      "fileName":"/a.swift","offset":9,"line":2,"column":3}},
      "lexicalContext":[{"kind":"declaration","source":"extension EnvironmentValues {}",
      "location":{"fileID":"","fileName":"","offset":0,"line":0,"column":0}}]}}
      """#
    #expect(
      answer(message)
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":"private struct __Key_a: "#
        + #"GlyphCore.EnvironmentKey {\n  static let defaultValue = 3\n}"}}"#)
  }

  @Test func `a use that makes no sense is answered with an error at its place`() {
    let use = AttachedUse(
      "EntryMacro", "peer", "\n  @Entry var a: Int", in: ["extension EnvironmentValues {}"])
    let error = PluginDiagnostic(
      message: "An entry needs a default value, “var a… = value”.",
      position: .init(fileName: "/src/Card.swift", offset: 103))
    #expect(
      PluginServer.reply(to: .expandAttachedMacro(use))
        == .expandMacroResult(expandedSource: nil, diagnostics: [error]))
  }

  @Test(arguments: [
    (#"{"somethingNew":{"a":1}}"#, "“somethingNew”"),
    ("{}", "“”"),
    ("[", "cannot read a message"),
    ("", "cannot read a message"),
    (#"{"expandAttachedMacro":{}}"#, "cannot read a message"),
  ])
  func `a message that is not understood is answered with an error`(
    _ message: String, _ part: String
  ) {
    let answer = answer(message)
    #expect(answer.hasPrefix(#"{"expandMacroResult":{"diagnostics":[{"#))
    #expect(answer.contains(part))
  }

  @Test func `a macro that is not there is an error, and no library is loaded`() {
    let unknown = AttachedUse("Unknown", "peer", "var a = 3", in: [])
    guard
      case .expandMacroResult(nil, let errors) = PluginServer.reply(
        to: .expandAttachedMacro(unknown))
    else {
      Issue.record("There was an expansion.")
      return
    }
    #expect(errors.map(\.message) == ["GlyphUI has no macro “Unknown”."])
    #expect(
      answer(#"{"loadPluginLibrary":{"libraryPath":"/a.so","moduleName":"A"}}"#)
        == #"{"loadPluginLibraryResult":{"diagnostics":[],"loaded":false}}"#)
  }
}
