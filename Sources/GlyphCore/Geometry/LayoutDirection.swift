/// The side at which lines begin: `leading` is left or right accordingly.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
