extension SpecMaker {
  /// The description with one change somewhere.
  mutating func change(_ spec: Spec) -> Spec {
    var result = spec
    let paths = spec.paths
    for _ in 0..<8 {
      let path = random.pick(paths)[...]
      guard let part = result[path] else { continue }
      var changed = change(part: part, mayGrow: spec.count < 40)
      if isInLayer(path, of: spec) { changed = changed.stateless }
      guard changed != part else { continue }
      result[path] = changed
      return result
    }
    return result
  }

  private func isInLayer(_ path: ArraySlice<Int>, of spec: Spec) -> Bool {
    guard let first = path.first, spec.children.indices.contains(first) else { return false }
    if case .modified = spec.kind, first == 1 { return true }
    return isInLayer(path.dropFirst(), of: spec.children[first])
  }

  private mutating func change(part: Spec, mayGrow: Bool) -> Spec {
    if random.chance(1, of: 12) { return mayGrow ? make(depth: 2) : leaf() }
    if random.chance(1, of: 12), let child = part.children.first { return child }
    if mayGrow, random.chance(1, of: 12), part.tag != 0 {
      let modifier = self.modifier()
      let layer = modifier.hasLayer ? [leaf()] : []
      return Spec(.modified(modifier), [part] + layer, tag: tag())
    }
    var part = part
    switch part.kind {
    case .text(let text):
      part.kind = .text(random.chance(1, of: 2) ? sameWidth(as: text) : self.text())
    case .wrapping(let words, let letter):
      part.kind =
        random.chance(1, of: 2)
        ? .wrapping(words: words, letter: letter == "m" ? "w" : "m") : wrapping()
    case .spacer: part.kind = .spacer(min: random.chance(1, of: 2) ? nil : random.below(4))
    case .row:
      if random.chance(1, of: 3) {
        part.kind = random.chance(1, of: 3) ? column() : row()
      } else {
        changeList(&part, mayGrow: mayGrow)
      }
    case .column:
      if random.chance(1, of: 3) {
        part.kind = random.chance(1, of: 3) ? row() : column()
      } else {
        changeList(&part, mayGrow: mayGrow)
      }
    case .pile:
      if random.chance(1, of: 3) {
        part.kind = random.chance(1, of: 3) ? row() : .pile(alignment: random.below(9))
      } else {
        changeList(&part, mayGrow: mayGrow)
      }
    case .group, .keyed:
      if random.chance(1, of: 8) {
        part.kind = part.kind == .group ? .keyed : .group
      } else {
        changeList(&part, mayGrow: mayGrow)
      }
    case .choice(let isFirst): part.kind = .choice(!isFirst)
    case .erased(let type): part.kind = .erased((type + 1 + random.below(2)) % 3)
    case .identified(let id): part.kind = .identified(id + 1)
    case .environment(let number): part.kind = .environment((number + 1 + random.below(2)) % 3)
    case .modified(let modifier): part.kind = .modified(change(modifier))
    case .bare, .state, .model, .reader: part.tag = random.chance(1, of: 4) ? tag() : part.tag
    }
    return part
  }

  private mutating func changeList(_ part: inout Spec, mayGrow: Bool) {
    let count = part.children.count
    switch random.below(5) {
    case 0 where count > 0: part.children.remove(at: random.below(count))
    case 1 where count > 1: part.children.swapAt(random.below(count), random.below(count))
    case 2 where count > 1: part.children.shuffle(using: &random)
    case 3 where count > 1: part.children.append(part.children.removeFirst())
    default:
      let added = random.chance(1, of: 3) ? invisible() : make(depth: 2)
      if mayGrow { part.children.insert(added, at: random.below(count + 1)) }
    }
  }

  private mutating func change(_ modifier: Spec.Modifier) -> Spec.Modifier {
    if modifier.hasLayer { return random.pick(Spec.Modifier.layers) }
    for _ in 0..<20 {
      let other = self.modifier()
      // Two of three times other parameters of the same, else another modifier around the same.
      let isSame = other.name == modifier.name
      if !other.hasLayer, isSame || random.chance(1, of: 10) { return other }
    }
    return modifier
  }

  /// Something that takes no room, but part in the layout.
  private mutating func invisible() -> Spec {
    let kind: Spec.Kind = random.pick([
      .group, .text(""), .wrapping(words: 0, letter: "m"), row(), column(), .spacer(min: 0),
    ])
    return Spec(kind, tag: tag())
  }

  /// Other words of the same length, letter by letter.
  private mutating func sameWidth(as text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return text }
    let index = random.below(scalars.count)
    let scalar = scalars[index]
    if scalar.isASCII, scalar != " ", scalar != "\n" {
      scalars[index] = scalar == "q" ? "z" : "q"
    } else if scalar == "漢" {
      scalars[index] = "字"
    }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: scalars)
    return String(result)
  }
}

extension Spec.Modifier {
  /// The modifier without its parameters.
  var name: Substring {
    if case .library(let modifier) = self { return "\(modifier)".prefix { $0 != "(" } }
    return "\(self)".prefix { $0 != "(" }
  }
}
