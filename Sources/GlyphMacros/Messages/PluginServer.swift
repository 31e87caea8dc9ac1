import Foundation

/// Answers the compiler's messages, each in one way or another: it waits for every answer.
enum PluginServer {
  static func answer(_ message: Data) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // A message consists of texts and numbers, which can always be written.
    return (try? encoder.encode(reply(to: message))) ?? Data("{}".utf8)
  }

  private static func reply(to message: Data) -> PluginMessage {
    do {
      return reply(to: try JSONDecoder().decode(HostMessage.self, from: message))
    } catch {
      return failure("GlyphUI's macros cannot read a message of this compiler: \(error)")
    }
  }

  static func reply(to message: HostMessage) -> PluginMessage {
    switch message {
    case .getCapability: .getCapabilityResult
    case .loadPluginLibrary: .loadPluginLibraryResult
    case .unknown(let name):
      failure("GlyphUI's macros do not know what to answer to “\(name)” of this compiler.")
    case .expandFreestandingMacro(let use):
      result(at: use.syntax) {
        switch use.macro.typeName {
        case "PreviewMacro": try PreviewMacro(use).expansion()
        default: throw MacroError("GlyphUI has no macro “\(use.macro.typeName)”.")
        }
      }
    case .expandAttachedMacro(let use):
      result(at: use.declSyntax) {
        switch use.macro.typeName {
        case "EntryMacro": try EntryMacro(use).expansion()
        case "PreviewableMacro": try PreviewableMacro(use).expansion()
        default: throw MacroError("GlyphUI has no macro “\(use.macro.typeName)”.")
        }
      }
    }
  }

  private static func result(
    at syntax: SourceSyntax, _ expand: () throws -> String
  ) -> PluginMessage {
    do {
      return .expandMacroResult(expandedSource: try expand(), diagnostics: [])
    } catch let error as MacroError {
      let offset = error.offset ?? Lexer.tokens(of: syntax.source).first?.range.lowerBound ?? 0
      let position = PluginDiagnostic.Position(
        fileName: syntax.location.fileName, offset: syntax.location.offset + offset)
      return .expandMacroResult(
        expandedSource: nil,
        diagnostics: [PluginDiagnostic(message: error.message, position: position)])
    } catch {
      return failure("\(error)")
    }
  }

  private static func failure(_ message: String) -> PluginMessage {
    .expandMacroResult(
      expandedSource: nil,
      diagnostics: [
        PluginDiagnostic(message: message, position: .init(fileName: "", offset: 0))
      ])
  }
}

/// Why a use of a macro makes no sense.
struct MacroError: Error, Equatable {
  var message: String
  /// The byte of the source that is to blame; nil blames its beginning.
  var offset: Int?

  init(_ message: String, at offset: Int? = nil) {
    self.message = message
    self.offset = offset
  }
}
