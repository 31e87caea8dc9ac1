import GlyphCore

/// Rows of a form or a list that belong together, with a header and a footer.
///
/// Outside of a form or a list its parts are simply there, one after the other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the rows are shown; nil is always.
  let isExpanded: Binding<Bool>?

  init(
    header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: some View {
    RowGroup {
      if isExpanded?.wrappedValue != false { content }
    } header: {
      if let isExpanded {
        DisclosureLabel(isExpanded: isExpanded.wrappedValue) { SectionHeader(content: header) }
          .onActivate { isExpanded.wrappedValue.toggle() }
          .focusEffectDisabled()
          .accessibilityValue(isExpanded.wrappedValue ? "expanded" : "collapsed")
      } else {
        SectionHeader(content: header)
      }
    } footer: {
      SectionFooter(content: footer)
    }
  }
}
