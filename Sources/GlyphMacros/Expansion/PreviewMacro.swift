/// `#Preview`: a view that can be found and drawn without being named.
///
/// It becomes a type that makes the preview, and the address of a function that tells the library of
/// the type, in the section of functions that run when a program is loaded.
struct PreviewMacro {
  private let use: FreestandingUse
  private let tokens: [Token]
  private let bytes: [UInt8]

  init(_ use: FreestandingUse) {
    self.use = use
    tokens = Lexer.tokens(of: use.syntax.source)
    bytes = Array(use.syntax.source.utf8)
  }

  func expansion() throws -> String {
    // The hash and the name are the first two tokens.
    guard tokens.count > 2 else { throw MacroError("A preview needs a view, “#Preview { … }”.") }
    let body = try PreviewBody(tokens, bytes)
    let type = uniqueName
    return """
      nonisolated struct \(type): GlyphCore._PreviewMaker {
        static var _fileID: String { "\(escaped(use.syntax.location.fileID))" }
        static var _line: Int { \(line) }
        @MainActor static func _makePreview() -> GlyphCore.Preview {
          GlyphCore.Preview\(body.call)
        }
      \(body.wrapper)\(registration(of: type))
      }
      """
  }

  /// Compilers before 6.3 cannot place a value in a section; there the preview compiles only.
  private func registration(of type: String) -> String {
    let record =
      "private static let _record: @convention(c) () -> Void = "
      + "{ GlyphCore._PreviewMakers.add(\(type).self) }"
    return """
      #if compiler(>=6.3)
        #if objectFormat(ELF)
          @used @section(".init_array")
          \(record)
        #elseif objectFormat(MachO)
          @used @section("__DATA,__mod_init_func")
          \(record)
        #endif
      #endif
      """
  }

  /// A name as the compiler itself makes them for what a macro declares.
  private var uniqueName: String { use.discriminator + "7PreviewfMu_" }

  private var line: Int { use.syntax.line(at: tokens.first?.range.lowerBound ?? 0) }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if character == "\\" || character == "\"" { result.append("\\") }
      result.append(character)
    }
  }
}
