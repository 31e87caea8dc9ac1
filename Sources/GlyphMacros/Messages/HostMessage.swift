/// What the compiler asks.
enum HostMessage: Equatable {
  case getCapability
  case expandFreestandingMacro(FreestandingUse)
  case expandAttachedMacro(AttachedUse)
  case loadPluginLibrary
  /// A question of a later compiler, by its name.
  case unknown(String)
}

extension HostMessage: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard let name = container.allKeys.first else {
      self = .unknown("")
      return
    }
    switch name.stringValue {
    case "getCapability": self = .getCapability
    case "expandFreestandingMacro":
      self = .expandFreestandingMacro(try container.decode(FreestandingUse.self, forKey: name))
    case "expandAttachedMacro":
      self = .expandAttachedMacro(try container.decode(AttachedUse.self, forKey: name))
    case "loadPluginLibrary": self = .loadPluginLibrary
    default: self = .unknown(name.stringValue)
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

/// The declaration of a macro.
struct MacroReference: Equatable, Decodable {
  var moduleName: String
  /// The name of the implementation.
  var typeName: String
  /// The name in the source, with the blanks that may stand after it.
  var name: String
}

/// A `#macro`.
struct FreestandingUse: Equatable, Decodable {
  var macro: MacroReference
  /// What makes names that nobody else has.
  var discriminator: String
  var syntax: SourceSyntax
}

/// An `@Macro`.
struct AttachedUse: Equatable, Decodable {
  var macro: MacroReference
  /// What is to be made: `accessor`, `peer` and others.
  var macroRole: String
  var attributeSyntax: SourceSyntax
  /// The declaration with all its attributes.
  var declSyntax: SourceSyntax
  /// What stands around it, the innermost first, without its members.
  var lexicalContext: [SourceSyntax]?
}
