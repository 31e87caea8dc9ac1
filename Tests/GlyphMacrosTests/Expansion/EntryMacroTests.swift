import Testing

@testable import GlyphMacros

struct EntryMacroTests {
  private func peer(_ source: String, in type: String = "EnvironmentValues") throws -> String {
    try EntryMacro(AttachedUse("EntryMacro", "peer", source, in: ["\nextension \(type) {}"]))
      .expansion()
  }

  @Test func `the variable reads and writes under a key of its own`() throws {
    let use = AttachedUse(
      "EntryMacro", "accessor", "@Entry public var `default`: Int = 3",
      in: ["extension EnvironmentValues {}"])
    #expect(
      try EntryMacro(use).expansion() == """
        {
          get { self[__Key_default.self] }
          set { self[__Key_default.self] = newValue }
        }
        """)
  }

  @Test(arguments: [
    ("@Entry var a: Int = 3", "static var defaultValue: Int { 3 }"),
    ("@Entry var a = 3", "static let defaultValue = 3"),
    ("@Entry var a: [String: Int]?", "static var defaultValue: [String: Int]? { nil }"),
    ("@Entry var a: Optional<Int>", "static var defaultValue: Optional<Int> { nil }"),
    (
      "@Entry var a: (Int) -> Bool = { $0 == 3 }",
      "static var defaultValue: (Int) -> Bool { { $0 == 3 } }"
    ),
    (
      "@Entry\n  // why\n  public var a: A.B = .init(\n    c: 1)",
      "static var defaultValue: A.B { .init(\n    c: 1) }"
    ),
    ("@MainActor @Entry var a: Int = 3 // three", "static var defaultValue: Int { 3 }"),
  ])
  func `the key holds the default`(_ source: String, _ property: String) throws {
    #expect(
      try peer(source) == """
        private struct __Key_a: GlyphCore.EnvironmentKey {
          \(property)
        }
        """)
  }

  @Test func `each kind of values has its kind of key`() throws {
    #expect(
      try peer("@Entry var a = 3", in: "Transaction").contains(": GlyphCore.TransactionKey {"))
    #expect(
      try peer("@Entry var a = 3", in: "GlyphUI.ContainerValues")
        .contains(": GlyphCore.ContainerValueKey {"))
    #expect(
      try peer("@Entry var a: (() -> Void)?", in: "FocusedValues") == """
        private struct __Key_a: GlyphCore.FocusedValueKey {
          typealias Value = (() -> Void)
        }
        """)
  }

  @Test(
    arguments: [
      (
        "@Entry var a: Int", "EnvironmentValues",
        "An entry needs a default value, “var a… = value”.", nil
      ),
      (
        "@Entry let a = 3", "EnvironmentValues",
        "A variable, “var name: Type = value”, is expected here.", 7
      ),
      (
        "@Entry func f() {}", "EnvironmentValues",
        "A variable, “var name: Type = value”, is expected here.", 7
      ),
      (
        "@Entry static var a = 3", "EnvironmentValues",
        "An entry belongs to a value and cannot be static.", nil
      ),
      (
        "@Entry var a: Int { 3 }", "EnvironmentValues",
        "A variable that is computed already cannot be an entry.", 18
      ),
      (
        "@Entry var a: Int, b = 3", "EnvironmentValues",
        "Each variable needs a declaration of its own.", 17
      ),
      (
        "@Entry var a: Int = 3", "FocusedValues",
        "A focused value may be missing: its type is optional, and it has no default value.", nil
      ),
      (
        "@Entry var a = 3", "String",
        "@Entry stands before a variable in an extension of EnvironmentValues, Transaction, "
          + "ContainerValues or FocusedValues.", nil
      ),
    ] as [(String, String, String, Int?)])
  func `what makes no sense is said, and where`(
    _ source: String, _ type: String, _ message: String, _ offset: Int?
  ) {
    #expect(throws: MacroError(message, at: offset)) { try peer(source, in: type) }
  }

  @Test func `what makes no sense is said once, and its accessors need no key`() throws {
    let use = AttachedUse(
      "EntryMacro", "accessor", "@Entry var a: Int", in: ["extension EnvironmentValues {}"])
    #expect(
      try EntryMacro(use).expansion() == """
        {
          get { fatalError() }
          set {  }
        }
        """)
  }

  @Test func `outside of an extension there is no entry`() {
    for context in [
      [], ["struct EnvironmentValues {}"], ["func f()", "extension EnvironmentValues {}"],
    ] {
      #expect(throws: MacroError.self) {
        try EntryMacro(AttachedUse("EntryMacro", "peer", "@Entry var a = 3", in: context))
          .expansion()
      }
    }
  }
}
