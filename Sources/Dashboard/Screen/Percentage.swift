import GlyphUI

/// A part of a hundred that counts up and down to its value.
struct Percentage: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View {
    let number = String(Int((value * 100).rounded()))
    Text(verbatim: String(repeating: " ", count: max(0, 3 - number.count)) + number + " %")
      .bold(value >= 0.9)
  }
}
