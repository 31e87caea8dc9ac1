/// `@Previewable`: marks a variable for `#Preview`, which does what is to be done.
struct PreviewableMacro {
  private let use: AttachedUse

  init(_ use: AttachedUse) { self.use = use }

  func expansion() throws -> String {
    let isInPreview = (use.lexicalContext ?? []).contains { place in
      let words = Lexer.tokens(of: place.source).prefix(2).map(\.text)
      return words == ["#", "Preview"]
    }
    guard isInPreview else {
      throw MacroError("@Previewable stands before a variable in the closure of a #Preview.")
    }
    return ""
  }
}
