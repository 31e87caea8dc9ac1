import GlyphCore

/// Rows of a form or a list that belong together, with a header and a footer.
///
/// Outside of a form or a list its parts are simply there, one after the other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: some View {
    RowGroup {
      content
    } header: {
      SectionHeader(content: header)
    } footer: {
      SectionFooter(content: footer)
    }
  }
}
