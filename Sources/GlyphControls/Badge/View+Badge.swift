import GlyphCore

extension View {
  /// Shows how many things wait in the view: at the trailing edge of a row, behind the label of a
  /// tab. Zero is not shown.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(
      BadgeModifier(
        label: count == 0 ? nil : Text(verbatim: "\(count)"),
        isBearer: Self.self is any BadgeBearer.Type))
  }

  /// Shows a short text at the trailing edge of a row, or behind the label of a tab; nil is nothing.
  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label, isBearer: Self.self is any BadgeBearer.Type))
  }

  /// Shows a short text from the program's table of strings.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a short string, as it is.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Says how strongly badges speak; they step back.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

/// How strongly badges speak.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  public static let decreased = BadgeProminence(name: "decreased")
  public static let standard = BadgeProminence(name: "standard")
  public static let increased = BadgeProminence(name: "increased")
}

/// A view that shows a badge inside of itself.
protocol BadgeBearer {}

extension NavigationLink: BadgeBearer {}

/// A view with a badge.
struct BadgeModifier {
  let label: Text?
  /// Whether the view shows it itself.
  let isBearer: Bool
  @Environment(\.isInRows) private var isInRows

  nonisolated init(label: Text?, isBearer: Bool) {
    self.label = label
    self.isBearer = isBearer
  }
}

extension BadgeModifier: ViewModifier {
  func body(content: Content) -> some View {
    if isBearer {
      content.environment(\.badge, label)
    } else if isInRows, let label {
      HStack {
        content.frame(maxWidth: .infinity, alignment: .leading)
        BadgeText(label: label)
      }
    } else {
      content
    }
  }
}

/// A badge as it stands in a row.
struct BadgeText {
  let label: Text
}

extension BadgeText: View {
  var body: some View { label.foregroundStyle(.secondary).lineLimit(1).layoutPriority(1) }
}

private struct BadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
  /// What the row around is to show at its trailing edge.
  var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}
