import GlyphCore

/// What a slider moves, as a fraction of the way between its bounds.
struct SliderModel {
  let fraction: Double
  /// The fraction that one step is; nil is any.
  let step: Double?
  private let write: (Double) -> Void
  private let onEditingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?,
    onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let (lower, upper) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let span = upper - lower
    let fraction = span > 0 ? (Double(value.wrappedValue) - lower) / span : 0
    self.fraction = fraction > 0 ? min(fraction, 1) : 0
    let step = step.map { Double($0) / span }
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    write = { value.wrappedValue = V(lower + $0 * span) }
    self.onEditingChanged = onEditingChanged
  }

  /// How far an arrow key goes.
  var stride: Double { step ?? 0.05 }

  /// Moves to the nearest place that there is to a fraction.
  func move(to fraction: Double) {
    let snapped = step.map { (fraction / $0).rounded() * $0 } ?? fraction
    let place = snapped > 0 ? min(snapped, 1) : 0
    guard place != self.fraction else { return }
    onEditingChanged(true)
    write(place)
    onEditingChanged(false)
  }
}
