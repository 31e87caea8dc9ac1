/// Something to be felt on a device: accepted, since a line of it is in many actions, and without
/// effect, as `sensoryFeedback` is.
@MainActor
open class UIFeedbackGenerator {
  init() {}
  public func prepare() {}
}

/// The feeling of things that meet.
@MainActor
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle = .medium) {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

/// The feeling of success or failure.
@MainActor
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public override init() {}
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The feeling of another choice.
@MainActor
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() {}
  public func selectionChanged() {}
}
