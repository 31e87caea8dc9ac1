/// Makes a script that fails as short as it can be.
@MainActor
struct OracleShrinking {
  private var script: OracleScript
  private var attempts = 0

  /// More attempts than this take longer than reading a long script.
  private static let limit = 1500

  static func shrink(_ script: OracleScript) -> OracleScript {
    var shrinking = OracleShrinking(script: script)
    shrinking.dropStart()
    repeat {} while shrinking.shrinkOnce()
    return shrinking.script
  }

  private init(script: OracleScript) { self.script = script }

  private mutating func accept(_ candidate: OracleScript) -> Bool {
    guard attempts < OracleShrinking.limit, candidate != script else { return false }
    attempts += 1
    guard OracleStage.difference(in: candidate) != nil else { return false }
    script = candidate
    return true
  }

  /// Most failures need only the last frames.
  private mutating func dropStart() {
    for kept in 1...8 where kept < script.steps.count {
      var candidate = script
      for step in candidate.steps.dropLast(kept) {
        for action in step {
          if case .show(let spec) = action { candidate.spec = spec }
          if case .resize(let width, let height) = action {
            (candidate.width, candidate.height) = (width, height)
          }
        }
      }
      candidate.steps = Array(script.steps.suffix(kept))
      if accept(candidate) { return }
    }
  }

  private mutating func shrinkOnce() -> Bool {
    dropActions() || simplifyTrees() || shrinkWindow()
  }

  private mutating func dropActions() -> Bool {
    for step in script.steps.indices.reversed() {
      var candidate = script
      candidate.steps.remove(at: step)
      if accept(candidate) { return true }
      for action in script.steps[step].indices {
        var candidate = script
        candidate.steps[step].remove(at: action)
        if accept(candidate) { return true }
      }
    }
    return false
  }

  /// Tries the same simplification of the part with one tag in all descriptions.
  private mutating func simplifyTrees() -> Bool {
    let tags = specs.flatMap { $0.parts.map(\.tag) }.reduce(into: [Int]()) { tags, tag in
      if !tags.contains(tag) { tags.append(tag) }
    }
    for tag in tags {
      for simplify in OracleShrinking.simplifications {
        var candidate = script
        candidate.spec = candidate.spec.replacing(tag, simplify)
        for step in candidate.steps.indices {
          for action in candidate.steps[step].indices {
            guard case .show(let spec) = candidate.steps[step][action] else { continue }
            candidate.steps[step][action] = .show(spec.replacing(tag, simplify))
          }
        }
        if accept(candidate) { return true }
      }
    }
    return false
  }

  private var specs: [Spec] {
    [script.spec]
      + script.steps.joined().compactMap { if case .show(let spec) = $0 { spec } else { nil } }
  }

  private static let simplifications: [(Spec) -> Spec?] = [
    { _ in nil },
    { spec in spec.children.first },
    { spec in spec.children.dropFirst().first },
    { spec in
      if case .text(let text) = spec.kind, text.count > 1 { return Spec(.text("t"), tag: spec.tag) }
      return spec
    },
  ]

  private mutating func shrinkWindow() -> Bool {
    var candidate = script
    candidate.width -= 1
    if script.width > 1, accept(candidate) { return true }
    candidate = script
    candidate.height -= 1
    return script.height > 1 && accept(candidate)
  }
}

extension Spec {
  /// The same with one part changed, or left out where that is nil.
  func replacing(_ tag: Int, _ change: (Spec) -> Spec?) -> Spec {
    if self.tag == tag { return change(self) ?? self }
    var spec = self
    spec.children = children.compactMap { child in
      child.tag == tag ? change(child) : child.replacing(tag, change)
    }
    return spec
  }
}
