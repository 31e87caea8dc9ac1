/// How much room a control takes around its label; text keeps its size.
public enum ControlSize: Hashable, CaseIterable, Comparable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}
