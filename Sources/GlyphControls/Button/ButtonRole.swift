/// What a button is for, beyond its label.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind {
    case destructive
    case cancel
    case confirm
    case close
  }

  private let kind: Kind

  /// Deletes or discards: drawn in red, and with a `!` before the label.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves things as they are.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Accepts what was chosen.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Puts away what is shown, without a choice.
  public static let close = ButtonRole(kind: .close)
}
