/// The terminal as a device.
@MainActor
public final class UIDevice {
  public static let current = UIDevice()

  private init() {}

  /// Neither a phone nor a pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
}

/// The kinds of device that source tells apart.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}
