/// `@Entry`: a variable in an extension of the environment and its like, and the key behind it.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var columns = 3
/// }
/// ```
struct EntryMacro {
  private let use: AttachedUse

  init(_ use: AttachedUse) { self.use = use }

  /// The compiler asks for the accessors and for the key, one after the other. What makes no sense is
  /// an error once, where there is no key; the accessors then do without it, so that nothing else is
  /// said of them.
  func expansion() throws -> String {
    switch use.macroRole {
    case "accessor": return accessors((try? key())?.name)
    case "peer": return try key().declaration
    default: throw MacroError("@Entry is no macro of the kind “\(use.macroRole)”.")
    }
  }

  private func accessors(_ key: String?) -> String {
    """
    {
      get { \(key.map { "self[\($0).self]" } ?? "fatalError()") }
      set { \(key.map { "self[\($0).self] = newValue" } ?? "") }
    }
    """
  }

  private func key() throws -> (name: String, declaration: String) {
    let container = try container()
    let variable = try Variable(use.declSyntax.source)
    if variable.isStatic { throw MacroError("An entry belongs to a value and cannot be static.") }
    let name = "__Key_" + variable.name.filter { $0 != "`" }
    return (name, try declaration(of: name, for: variable, in: container))
  }

  private func declaration(
    of key: String, for variable: Variable, in container: Container
  ) throws -> String {
    if container == .focusedValues {
      guard let type = variable.wrappedType, variable.value == nil || variable.value == "nil" else {
        throw MacroError(
          "A focused value may be missing: its type is optional, and it has no default value.")
      }
      return """
        private struct \(key): GlyphCore.\(container.keyProtocol) {
          typealias Value = \(type)
        }
        """
    }
    guard let value = variable.value ?? variable.wrappedType.map({ _ in "nil" }) else {
      throw MacroError("An entry needs a default value, “var \(variable.name)… = value”.")
    }
    // With a type the value is made anew for each reader, so that it need not be sendable.
    let property =
      variable.type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    return """
      private struct \(key): GlyphCore.\(container.keyProtocol) {
        \(property)
      }
      """
  }

  private enum Container: String, CaseIterable {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    var keyProtocol: String {
      switch self {
      case .environmentValues: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .containerValues: "ContainerValueKey"
      case .focusedValues: "FocusedValueKey"
      }
    }
  }

  /// What the variable is a member of.
  private func container() throws -> Container {
    let tokens = use.lexicalContext?.first.map { Lexer.tokens(of: $0.source) } ?? []
    let start = Attributes(tokens).end
    let words = tokens[start...].prefix { $0.text != "{" && $0.text != ":" }
    guard
      words.first?.text == "extension", let name = words.last?.text,
      let container = Container(rawValue: name)
    else {
      throw MacroError(
        "@Entry stands before a variable in an extension of EnvironmentValues, Transaction, "
          + "ContainerValues or FocusedValues.")
    }
    return container
  }
}
