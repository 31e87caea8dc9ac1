import Foundation
import GlyphCore

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  private let name: String
  public static let `default` = ListSectionSpacing(name: "default")
  public static let compact = ListSectionSpacing(name: "compact")

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(name: "custom")
  }
}

/// A colour for the symbols of a row.
public struct ListItemTint: Sendable {
  private let name: String
  public static let monochrome = ListItemTint(name: "monochrome")

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(name: "fixed") }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(name: "preferred") }
}

/// How strongly a part of the screen speaks.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// Inert because rows stand on the terminal's own background, without lines or gaps between them.
extension View {
  public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View { self }

  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }

  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View { self }

  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }

  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }
}
