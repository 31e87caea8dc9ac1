/// Whether something with an aspect ratio stays inside the space it is given or covers it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  case fit
  case fill
}
