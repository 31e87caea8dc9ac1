import GlyphCore

/// Progress views that are one sign before the label.
///
/// ```
/// ⠋ Loading
/// ◑ Copying  45%
/// ```
public struct CircularProgressViewStyle {
  let tint: Color?

  /// Signs in the tint of the view.
  public nonisolated init() { tint = nil }

  /// Signs in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      if let tint {
        ProgressSign(fraction: configuration.fractionCompleted).tint(tint)
      } else {
        ProgressSign(fraction: configuration.fractionCompleted)
      }
      ProgressLabel(label: configuration.label)
      ProgressValue(configuration: configuration)
    }
    .accessibilityValue(ProgressValue.spoken(configuration))
    .accessibilityAddTraits(.updatesFrequently)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// Progress views that are one sign.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
