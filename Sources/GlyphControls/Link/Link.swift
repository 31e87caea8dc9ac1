import Foundation
import GlyphCore

/// A control that opens a URL, as the environment's `openURL` does; in print it is a link of the
/// terminal, which a click with Command or Control opens.
///
/// ```swift
/// Link("Documentation", destination: url)
/// ```
///
/// Like a button it takes the button style that is set around it, and is underlined otherwise.
public struct Link<Label: View> {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  /// A link with a label of any views.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  public var body: some View {
    StyledControl(
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(label), action: { openURL(destination) }),
      default: PrimitiveButtonStyling(style: LinkButtonStyle())
    )
    .hyperlink(to: destination)
    .accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  /// A link with a title from the program's table of strings.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a string for a title, as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
