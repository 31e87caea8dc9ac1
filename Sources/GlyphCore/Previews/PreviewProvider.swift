/// Views that an editor shows beside their source, as older source has them.
///
/// `Preview.all` does not find them, but a test can draw `previews` as any view.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  /// What is shown.
  @ViewBuilder static var previews: Previews { get }
  /// The device to show it on; nil leaves it to the editor.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }
}

/// A kind of device that previews are shown on.
public enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}
