import GlyphCore

/// Progress views that are a line between the label and how much is done.
///
/// ```
/// Copying ━━━━━━━━╾───────────  45%
/// Waiting ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
/// ```
public struct LinearProgressViewStyle {
  let tint: Color?

  /// Lines in the tint of the view.
  public nonisolated init() { tint = nil }

  /// Lines in a colour.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline) {
      ProgressLabel(label: configuration.label)
      if let tint {
        MeterBar(fraction: configuration.fractionCompleted).tint(tint)
      } else {
        MeterBar(fraction: configuration.fractionCompleted)
      }
      ProgressValue(configuration: configuration)
    }
    .accessibilityValue(ProgressValue.spoken(configuration))
    .accessibilityAddTraits(.updatesFrequently)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// Progress views that are a line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
