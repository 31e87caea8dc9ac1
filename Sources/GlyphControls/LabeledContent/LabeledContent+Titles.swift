import Foundation
import GlyphCore

extension LabeledContent where Label == Text, Content: View {
  /// A value of any views with a string for a label, as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(verbatim: String(title)), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A string with a string for a label, both as they are.
  @_disfavoredOverload
  public nonisolated init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(
      label: Text(verbatim: String(title)), content: Text(verbatim: String(value)))
  }

  /// A value in a format, with a string for a label, as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(
      label: Text(verbatim: String(title)), content: Text(verbatim: format.format(value)))
  }
}
