/// Whether an element is shown, hidden, or left to the component that holds it.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}
