/// A movement of a symbol; accepted, and never seen in one cell.
public protocol SymbolEffect: Sendable {}
/// An effect that goes on while it is active.
public protocol IndefiniteSymbolEffect {}
/// An effect that happens once whenever a value changes.
public protocol DiscreteSymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}

/// How often and how fast a symbol effect happens.
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()

  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }

  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension SymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
