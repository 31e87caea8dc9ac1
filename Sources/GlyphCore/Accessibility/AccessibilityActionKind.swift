/// What an action without a name of its own does.
public struct AccessibilityActionKind: Equatable, Sendable {
  private let rank: UInt8

  /// What activating the view does.
  public static let `default` = AccessibilityActionKind(rank: 0)
  /// Closes what is open.
  public static let escape = AccessibilityActionKind(rank: 1)
  public static let magicTap = AccessibilityActionKind(rank: 2)
  /// Removes the thing.
  public static let delete = AccessibilityActionKind(rank: 3)
  /// Shows what else can be done.
  public static let showMenu = AccessibilityActionKind(rank: 4)

  /// The name under which the action is read; nil for what activating does.
  var name: String? { [nil, "Close", "Magic tap", "Delete", "Show menu"][Int(rank)] }
}

/// Which way a value is to be changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}
