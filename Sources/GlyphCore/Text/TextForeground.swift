/// The colour that a text gives itself: one of its own, a level of the hierarchy in force, or none.
///
/// Anything richer stands behind an object (`TextContent`).
enum TextForeground: Hashable, Sendable {
  case inherited
  case color(Color)
  case level(UInt8)
}
