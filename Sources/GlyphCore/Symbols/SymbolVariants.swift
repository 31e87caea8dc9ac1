/// The forms that symbols take in a place: filled, slashed, inside a circle.
public struct SymbolVariants: Hashable, Sendable {
  private var rawValue: UInt8

  private init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let none = SymbolVariants(rawValue: 0)
  public static let circle = SymbolVariants(rawValue: 1 << 0)
  public static let square = SymbolVariants(rawValue: 1 << 1)
  public static let rectangle = SymbolVariants(rawValue: 1 << 2)
  public static let fill = SymbolVariants(rawValue: 1 << 3)
  public static let slash = SymbolVariants(rawValue: 1 << 4)

  public var circle: SymbolVariants { enclosed(in: .circle) }
  public var square: SymbolVariants { enclosed(in: .square) }
  public var rectangle: SymbolVariants { enclosed(in: .rectangle) }
  public var fill: SymbolVariants { SymbolVariants(rawValue: rawValue | Self.fill.rawValue) }
  public var slash: SymbolVariants { SymbolVariants(rawValue: rawValue | Self.slash.rawValue) }

  /// Whether every form of the other is among these; all contain `none`.
  public func contains(_ other: SymbolVariants) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  /// A symbol stands inside one shape: the one named last.
  private func enclosed(in shape: SymbolVariants) -> SymbolVariants {
    SymbolVariants(rawValue: rawValue & ~0b111 | shape.rawValue)
  }
}

extension SymbolVariants {
  /// The name of a symbol in these forms; what the name already says is not said again.
  func applied(to name: String) -> String {
    let components = name.split(separator: ".")
    var result = name
    let forms: [(SymbolVariants, Substring)] = [
      (.slash, "slash"), (.circle, "circle"), (.square, "square"), (.rectangle, "rectangle"),
      (.fill, "fill"),
    ]
    for (form, component) in forms where contains(form) && !components.contains(component) {
      result += "." + component
    }
    return result
  }
}
