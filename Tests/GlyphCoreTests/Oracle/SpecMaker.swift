/// Makes descriptions of views at random.
struct SpecMaker {
  var random: OracleRandom
  private var nextTag = 1

  init(seed: UInt64) { random = OracleRandom(seed: seed) }

  mutating func tag() -> Int {
    nextTag += 1
    return nextTag
  }

  mutating func make(depth: Int = 4, isLayer: Bool = false) -> Spec {
    if depth <= 0 || random.chance(1, of: 5) { return leaf() }
    switch random.below(isLayer ? 13 : 28) {
    case 0, 1: return Spec(row(), list(depth), tag: tag())
    case 2...4: return Spec(column(), list(depth), tag: tag())
    case 5: return Spec(.pile(alignment: random.below(9)), list(depth), tag: tag())
    case 6: return Spec(.group, list(depth), tag: tag())
    case 7...10: return modified(depth)
    case 11: return Spec(.bare, [bareList(depth)], tag: tag())
    case 12:
      return Spec(
        .erased(random.below(3)), [make(depth: depth - 1, isLayer: isLayer)], tag: tag())
    case 13: return Spec(.keyed, list(depth), tag: tag())
    case 14: return Spec(.choice(random.chance(1, of: 2)), variants(depth), tag: tag())
    case 15: return Spec(.identified(random.below(3)), [make(depth: depth - 1)], tag: tag())
    case 16: return Spec(.environment(random.below(3)), [make(depth: depth - 1)], tag: tag())
    case 17: return veil()
    case 18, 19: return Spec(.reader, variants(depth), tag: tag())
    case 20, 21: return Spec(.model, variants(depth), tag: tag())
    default: return Spec(.state, variants(depth), tag: tag())
    }
  }

  /// Mostly two that differ in one thing only, so that a change stays as local as it can be.
  private mutating func variants(_ depth: Int) -> [Spec] {
    let first = make(depth: depth - 1)
    let second = random.chance(2, of: 3) ? retagged(change(first)) : make(depth: 1)
    return [first, second]
  }

  /// The same with tags of its own.
  private mutating func retagged(_ spec: Spec) -> Spec {
    var spec = spec
    spec.tag = tag()
    for index in spec.children.indices { spec.children[index] = retagged(spec.children[index]) }
    return spec
  }

  /// Something that comes and goes in front of wide characters.
  private mutating func veil() -> Spec {
    let wide = Spec(.text(random.pick(["漢字漢字", "a漢字", "漢字\n字漢"])), tag: tag())
    let shown = Spec(.text(random.pick(["x", "漢", "xyz"])), tag: tag())
    let hidden = Spec(.group, tag: tag())
    let front = Spec(.state, [shown, hidden, leaf()], tag: tag())
    let back = random.chance(1, of: 3) ? Spec(.state, [wide, leaf()], tag: tag()) : wide
    return Spec(.pile(alignment: random.below(9)), [back, front], tag: tag())
  }

  private mutating func bareList(_ depth: Int) -> Spec {
    switch random.below(4) {
    case 0: Spec(row(), list(depth), tag: tag())
    case 1: Spec(column(), list(depth), tag: tag())
    case 2: Spec(.group, list(depth), tag: tag())
    default: make(depth: depth - 1, isLayer: true)
    }
  }

  private mutating func list(_ depth: Int) -> [Spec] {
    (0..<random.below(5)).map { _ in make(depth: depth - 1) }
  }

  mutating func leaf() -> Spec {
    switch random.below(8) {
    case 0: Spec(.spacer(min: random.chance(1, of: 3) ? random.below(4) : nil), tag: tag())
    case 1, 2: Spec(wrapping(), tag: tag())
    default: Spec(.text(text()), tag: tag())
    }
  }

  mutating func text() -> String {
    let words = ["a", "to", "the", "word", "words", "漢", "漢字", "e\u{301}", "", "two words", "x\ny"]
    return (0...random.below(3)).map { _ in random.pick(words) }.joined(separator: " ")
  }

  mutating func wrapping() -> Spec.Kind {
    .wrapping(words: random.below(14), letter: random.pick(["m", "n", "o"]))
  }

  mutating func row() -> Spec.Kind { .row(alignment: random.below(5), spacing: spacing()) }
  mutating func column() -> Spec.Kind { .column(alignment: random.below(3), spacing: spacing()) }

  private mutating func spacing() -> Int? { random.chance(1, of: 2) ? nil : random.below(3) }

  mutating func modified(_ depth: Int) -> Spec {
    let modifier = self.modifier()
    var children = [make(depth: depth - 1)]
    // A layer stands behind each box of a list: what it holds must not be told apart by tags.
    if modifier.hasLayer {
      children.append(make(depth: min(2, depth - 1), isLayer: true).stateless)
    }
    return Spec(.modified(modifier), children, tag: tag())
  }

  mutating func modifier() -> Spec.Modifier {
    if random.chance(3, of: 5) { return .library(library()) }
    switch random.below(12) {
    case 0, 1:
      return .pad(
        leading: random.below(3), top: random.below(2), trailing: random.below(3),
        bottom: random.below(2))
    case 2, 3:
      return .fixed(
        width: random.chance(1, of: 2) ? random.below(12) : nil,
        height: random.chance(1, of: 2) ? random.below(5) : nil)
    case 4: return .shift(x: random.below(9) - 4, y: random.below(5) - 2)
    case 5, 6: return .rank(priority: random.below(3) - 1, depth: random.below(3) - 1)
    case 7: return .window(offset: random.below(3))
    case 8: return .guide(random.below(5) - 1)
    case 9: return .behind
    case 10: return .above
    default: return .tap
    }
  }
}

extension Spec.Modifier {
  var hasLayer: Bool { Spec.Modifier.layers.contains(self) }
}

extension Spec {
  /// The same without parts that own something.
  var stateless: Spec {
    var spec = self
    switch kind {
    case .state, .model, .reader: spec.kind = .group
    default: break
    }
    spec.children = children.map(\.stateless)
    return spec
  }
}
