import Foundation

/// A path as text: numbers followed by what they are for, `m`ove, `l`ine, `q`uadratic curve,
/// `c`urve, and `h` to close.
extension Path: LosslessStringConvertible {
  public init?(_ string: String) {
    var elements: [Element] = []
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      switch (word, numbers.count) {
      case ("m", 2): elements.append(.move(to: points[0]))
      case ("l", 2): elements.append(.line(to: points[0]))
      case ("q", 4): elements.append(.quadCurve(to: points[1], control: points[0]))
      case ("c", 6):
        elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
      case ("h", 0): elements.append(.closeSubpath)
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(elements: elements)
  }

  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let to): return text(to) + " m"
      case .line(let to): return text(to) + " l"
      case .quadCurve(let to, let control): return text(control, to) + " q"
      case .curve(let to, let control1, let control2):
        return text(control1, control2, to) + " c"
      case .closeSubpath: return "h"
      }
    }.joined(separator: " ")
  }

  private static func text(_ value: CGFloat) -> String {
    if let whole = Int(exactly: value) { return String(whole) }
    return String(Double(value))
  }
}
