import Foundation
import GlyphCore

/// What becomes of a presentation where there is little room.
public struct PresentationAdaptation: Sendable {
  private let name: String
  public static var automatic: PresentationAdaptation { .init(name: "automatic") }
  public static var none: PresentationAdaptation { .init(name: "none") }
  public static var popover: PresentationAdaptation { .init(name: "popover") }
  public static var sheet: PresentationAdaptation { .init(name: "sheet") }
  public static var fullScreenCover: PresentationAdaptation { .init(name: "fullScreenCover") }
}

/// Whether what is behind a presentation can be reached.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String
  public static var automatic: PresentationBackgroundInteraction { .init(name: "automatic") }
  public static var enabled: PresentationBackgroundInteraction { .init(name: "enabled") }
  public static var disabled: PresentationBackgroundInteraction { .init(name: "disabled") }

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .enabled }
}

/// What scrolling in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static var automatic: PresentationContentInteraction { .init(name: "automatic") }
  public static var resizes: PresentationContentInteraction { .init(name: "resizes") }
  public static var scrolls: PresentationContentInteraction { .init(name: "scrolls") }
}

/// Inert because what stands in front of a terminal's screen has its frame, and nothing behind it
/// can be reached.
extension View {
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
}
