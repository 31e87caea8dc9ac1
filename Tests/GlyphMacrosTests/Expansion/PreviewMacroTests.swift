import Testing

@testable import GlyphMacros

struct PreviewMacroTests {
  private func expansion(_ source: String) throws -> String {
    try PreviewMacro(FreestandingUse(source)).expansion()
  }

  /// Everything but the registration, which is the same each time.
  private func preview(_ source: String) throws -> String {
    let lines = try expansion(source).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix { !$0.hasPrefix("#if compiler") }.joined(separator: "\n")
  }

  @Test func `a preview becomes a type that makes it and is known when the program is loaded`()
    throws
  {
    #expect(
      try expansion("\n\n#Preview(\"On\") { Text(\"a\") }") == #"""
        nonisolated struct $s1D7PreviewfMu_: GlyphCore._PreviewMaker {
          static var _fileID: String { "App/Card.swift" }
          static var _line: Int { 9 }
          @MainActor static func _makePreview() -> GlyphCore.Preview {
            GlyphCore.Preview("On") { Text("a") }
          }
        #if compiler(>=6.3)
          #if objectFormat(ELF)
            @used @section(".init_array")
            private static let _record: @convention(c) () -> Void = { GlyphCore._PreviewMakers.add($s1D7PreviewfMu_.self) }
          #elseif objectFormat(MachO)
            @used @section("__DATA,__mod_init_func")
            private static let _record: @convention(c) () -> Void = { GlyphCore._PreviewMakers.add($s1D7PreviewfMu_.self) }
          #endif
        #endif
        }
        """#)
  }

  @Test(arguments: [
    "#Preview { Text(\"}\") }",
    "#Preview(traits: .fixedLayout(width: 1, height: 2), .portrait) {\n  // {\n  A()\n}",
    "#Preview(\"A\", body: { A() })",
  ])
  func `arguments and closure stay as they are`(_ source: String) throws {
    let call = source.dropFirst("#Preview".count)
    #expect(try preview(source).contains("    GlyphCore.Preview\(call)\n"))
  }

  @Test func `variables with state stand in a view of their own`() throws {
    let source = """
      #Preview("Form") {
        @Previewable @State var isOn = true
        @Previewable
        @State(wrappedValue: [1,
          2]) private var items: Set<Int>
        @MainActor @Previewable @FocusState var focus: Bool?
        let title = "@Previewable"

        Form {
          Toggle(title, isOn: $isOn)
        }
        .focused($focus)
      }
      """
    #expect(
      try preview(source) == #"""
        nonisolated struct $s1D7PreviewfMu_: GlyphCore._PreviewMaker {
          static var _fileID: String { "App/Card.swift" }
          static var _line: Int { 7 }
          @MainActor static func _makePreview() -> GlyphCore.Preview {
            GlyphCore.Preview("Form") { PreviewContent() }
          }
          struct PreviewContent: GlyphCore.View {
            @State var isOn = true
            @State(wrappedValue: [1,
            2]) private var items: Set<Int>
            @MainActor @FocusState var focus: Bool?
            var body: some GlyphCore.View {
              let title = "@Previewable"
              Form {
            Toggle(title, isOn: $isOn)
          }
          .focused($focus)
            }
          }
        """#)
  }

  @Test(
    arguments: [
      ("#Preview", "A preview needs a view, “#Preview { … }”.", nil),
      (
        "#Preview { VStack { @Previewable @State var a = 1 } }",
        "@Previewable stands before a variable at the outermost level of a preview's closure.", 20
      ),
      (
        "#Preview(body: { @Previewable @State var a = 1 })",
        "@Previewable stands before a variable at the outermost level of a preview's closure.", 17
      ),
      ("#Preview { @Previewable func f() {} }", "@Previewable stands before a variable.", 11),
    ] as [(String, String, Int?)])
  func `what makes no sense is said, and where`(
    _ source: String, _ message: String, _ offset: Int?
  ) {
    #expect(throws: MacroError(message, at: offset)) { try expansion(source) }
  }

  @Test func `a variable is previewable in a preview only`() throws {
    func expansion(in context: [String]) throws -> String {
      try PreviewableMacro(
        AttachedUse("PreviewableMacro", "peer", "@Previewable @State var a = 1", in: context)
      ).expansion()
    }
    #expect(try expansion(in: ["{ }", "\n#Preview(\"A\") { }"]) == "")
    #expect(throws: MacroError.self) { try expansion(in: ["{ }", "func f()"]) }
    #expect(throws: MacroError.self) { try expansion(in: []) }
  }
}
