import Foundation

/// Values of any types that lead from the root of a stack to the screen on top.
public struct NavigationPath {
  private(set) var values: [AnyHashable]

  /// A path to the root.
  public init() { values = [] }

  /// A path with a screen for each element.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many screens lie on the root.
  public var count: Int { values.count }

  /// Whether the root is on top.
  public var isEmpty: Bool { values.isEmpty }

  /// Puts a screen on top.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Takes so many screens away, or all if there are fewer.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(0, k), values.count)) }
}

extension NavigationPath: Equatable {}
