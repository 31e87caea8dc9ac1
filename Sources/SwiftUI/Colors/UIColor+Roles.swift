/// Colours of text.
extension UIColor {
  public static let label = UIColor(.primary)
  public static let secondaryLabel = UIColor(.secondary)
  public static let tertiaryLabel = UIColor(.secondary)
  public static let quaternaryLabel = UIColor(.secondary)
  public static let placeholderText = UIColor(.secondary)
  public static let link = UIColor(.blue)

  public static let labelColor = label
  public static let secondaryLabelColor = secondaryLabel
  public static let tertiaryLabelColor = tertiaryLabel
  public static let quaternaryLabelColor = quaternaryLabel
  public static let placeholderTextColor = placeholderText
  public static let textColor = label
  public static let controlTextColor = label
  public static let linkColor = link
}

/// Colours of what text stands on.
extension UIColor {
  private static let terminal = UIColor(Color("background"))

  public static let systemBackground = terminal
  public static let secondarySystemBackground = shade(0.08)
  public static let tertiarySystemBackground = shade(0.12)
  public static let systemGroupedBackground = terminal
  public static let secondarySystemGroupedBackground = shade(0.08)
  public static let tertiarySystemGroupedBackground = shade(0.12)

  public static let windowBackgroundColor = terminal
  public static let controlBackgroundColor = terminal
  public static let textBackgroundColor = terminal
  public static let underPageBackgroundColor = shade(0.08)
  public static let controlColor = shade(0.12)
  public static let selectedContentBackgroundColor = UIColor(.accentColor)
}

/// Greys that are laid over a background.
extension UIColor {
  public static let systemGray2 = shade(0.36)
  public static let systemGray3 = shade(0.28)
  public static let systemGray4 = shade(0.22)
  public static let systemGray5 = shade(0.16)
  public static let systemGray6 = shade(0.1)

  public static let systemFill = shade(0.2)
  public static let secondarySystemFill = shade(0.16)
  public static let tertiarySystemFill = shade(0.12)
  public static let quaternarySystemFill = shade(0.08)

  public static let separator = shade(0.3)
  public static let opaqueSeparator = shade(0.3)
  public static let separatorColor = separator
  public static let gridColor = separator

  /// So much of the foreground over what is below.
  private static func shade(_ part: Double) -> UIColor { UIColor(Color.primary.opacity(part)) }
}
