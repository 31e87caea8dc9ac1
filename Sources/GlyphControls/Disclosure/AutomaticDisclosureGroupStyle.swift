import GlyphCore

/// What groups that open and close look like where nothing else is said.
public struct AutomaticDisclosureGroupStyle {
  public nonisolated init() {}
}

extension AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureBody(configuration: configuration)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// What groups that open and close look like where nothing else is said.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The label with its mark, and the content below it.
private struct DisclosureBody {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isInRows) private var isInRows

  init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }
}

extension DisclosureBody: View {
  var body: some View {
    if isInRows {
      parts
    } else {
      VStack(alignment: .leading, spacing: 0) { parts }
    }
  }

  @ViewBuilder
  private var parts: some View {
    DisclosureLabel(isExpanded: configuration.isExpanded) { configuration.label }
      .onActivate { configuration.isExpanded.toggle() }
      .focusEffectDisabled()
      .accessibilityValue(configuration.isExpanded ? "expanded" : "collapsed")
    if configuration.isExpanded {
      configuration.content.padding(.leading)
    }
  }
}
