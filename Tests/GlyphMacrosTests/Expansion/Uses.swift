@testable import GlyphMacros

extension AttachedUse {
  /// An attribute before a declaration, as the compiler would hand it over.
  init(_ type: String, _ role: String, _ source: String, in context: [String]) {
    self.init(
      macro: MacroReference(moduleName: "GlyphMacros", typeName: type, name: "Entry"),
      macroRole: role,
      attributeSyntax: SourceSyntax(source: "@Entry", location: .sample),
      declSyntax: SourceSyntax(source: source, location: .sample),
      lexicalContext: context.map { SourceSyntax(source: $0, location: .sample) })
  }
}

extension FreestandingUse {
  init(_ source: String) {
    self.init(
      macro: MacroReference(
        moduleName: "GlyphMacros", typeName: "PreviewMacro", name: "Preview"),
      discriminator: "$s1D", syntax: SourceSyntax(source: source, location: .sample))
  }
}

extension SourceSyntax.Location {
  /// Line 7 of a file.
  static let sample = SourceSyntax.Location(
    fileID: "App/Card.swift", fileName: "/src/Card.swift", offset: 100, line: 7)
}
