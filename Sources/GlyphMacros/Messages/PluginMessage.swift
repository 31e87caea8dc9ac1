/// What the compiler is answered.
enum PluginMessage: Equatable {
  case getCapabilityResult
  /// The source that a macro stands for; nil where it stands for none, and a diagnostic says why.
  case expandMacroResult(expandedSource: String?, diagnostics: [PluginDiagnostic])
  case loadPluginLibraryResult
}

extension PluginMessage: Encodable {
  /// The version in which both kinds of macro are answered with one message.
  private static let protocolVersion = 7

  private enum CodingKeys: CodingKey {
    case getCapabilityResult, expandMacroResult, loadPluginLibraryResult
  }

  private struct Capability: Encodable {
    struct Content: Encodable {
      let protocolVersion: Int
      let features: [String] = []
    }
    let capability: Content
  }

  private struct Expansion: Encodable {
    let expandedSource: String?
    let diagnostics: [PluginDiagnostic]
  }

  private struct Loading: Encodable {
    let loaded: Bool
    let diagnostics: [PluginDiagnostic]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .getCapabilityResult:
      try container.encode(
        Capability(capability: .init(protocolVersion: Self.protocolVersion)),
        forKey: .getCapabilityResult)
    case .expandMacroResult(let expandedSource, let diagnostics):
      try container.encode(
        Expansion(expandedSource: expandedSource, diagnostics: diagnostics),
        forKey: .expandMacroResult)
    case .loadPluginLibraryResult:
      try container.encode(
        Loading(loaded: false, diagnostics: []), forKey: .loadPluginLibraryResult)
    }
  }
}

/// An error that the compiler shows in the source.
struct PluginDiagnostic: Equatable, Encodable {
  struct Position: Equatable, Encodable {
    var fileName: String
    /// Bytes before it in the file.
    var offset: Int
  }

  var message: String
  var severity = "error"
  var position: Position
  // The compiler does without none of these.
  var highlights: [String] = []
  var notes: [String] = []
  var fixIts: [String] = []
}
