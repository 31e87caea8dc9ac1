extension SpecMaker {
  /// A modifier of the library.
  mutating func library() -> Spec.Library {
    switch random.below(38) {
    case 0, 1: .padding(random.below(4) - 1)
    case 2, 3, 4:
      .frame(width: length(14), height: length(5), alignment: random.below(9))
    case 5, 6, 7:
      .flexible(
        min: length(6), ideal: length(8), max: random.chance(1, of: 3) ? 1000 : length(16),
        isVertical: random.chance(1, of: 2), alignment: random.below(9))
    case 8, 9: .fixedSize(horizontal: random.chance(1, of: 2), vertical: random.chance(1, of: 2))
    case 10, 11: .layoutPriority(random.below(3) - 1)
    case 12: .zIndex(random.below(3) - 1)
    case 13: .offset(x: random.below(7) - 3, y: random.below(5) - 2)
    case 14: .position(x: random.below(12), y: random.below(5))
    case 15: .border(random.below(3))
    case 16: .tint(random.below(3))
    case 17: .hidden
    case 18: .clipped
    case 19: .background
    case 20: .overlay
    case 21: .button
    case 22: .aspect(ratio: random.below(5), isFilling: random.chance(1, of: 2))
    case 23: .opacity(random.below(11))
    case 24: .topGuide(random.below(5) - 2)
    case 25: .fitting
    case 26: .grid
    case 27: .inset(random.below(2))
    case 28: .reader
    case 29, 30: .layout(isColumn: random.chance(1, of: 2))
    case 31, 32: .foreground(random.below(3))
    case 33: .bold
    case 34: .lineLimit(1 + random.below(3))
    case 35: .textAlignment(random.below(3))
    case 36: .guide(random.below(6) - 2, isVertical: random.chance(1, of: 2))
    default: .custom
    }
  }

  private mutating func length(_ bound: Int) -> Int? {
    random.chance(1, of: 2) ? nil : random.below(bound)
  }
}
