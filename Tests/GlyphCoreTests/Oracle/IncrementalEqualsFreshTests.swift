import Foundation
import Testing

@testable import GlyphCore

/// After any changes the screen is what a new host shows of the same view, cell by cell, and so is
/// a terminal that was sent the bytes of each frame.
@MainActor
struct IncrementalEqualsFreshTests {
  /// More rounds and other seeds, for longer runs by hand: `GLYPH_ORACLE=seed,rounds`.
  private static let run: (seed: UInt64, rounds: Int) = {
    let parts = (ProcessInfo.processInfo.environment["GLYPH_ORACLE"] ?? "").split(separator: ",")
    return (
      parts.first.flatMap { UInt64($0) } ?? 1, parts.dropFirst().first.flatMap { Int($0) } ?? 100
    )
  }()
  private static let steps = 25
  /// How many failures are shown before the rest of a run is left out.
  private static let shown = 3

  @Test func `what was changed bit by bit looks like what was made at once`() {
    var failures = 0
    for round in 0..<Self.run.rounds where failures < Self.shown {
      let seed = Self.run.seed &* 1_000_003 &+ UInt64(round)
      guard let failed = Self.play(seed: seed) else { continue }
      let short = OracleShrinking.shrink(failed)
      Issue.record(
        """
        seed \(seed), round \(round), step \(failed.steps.count), as short as possible:
        \(short)
        \(OracleStage.difference(in: short) ?? "")
        """)
      failures += 1
    }
  }

  /// Plays one view through its changes; a script that ends with the first difference, if any.
  private static func play(seed: UInt64) -> OracleScript? {
    var maker = SpecMaker(seed: seed)
    var script = OracleScript(
      width: 1 + maker.random.below(30), height: 1 + maker.random.below(10), spec: maker.make())
    let stage = OracleStage(script)
    if stage.difference() != nil { return script }
    var spec = script.spec
    for _ in 0..<steps {
      let actions = (0...maker.random.below(3)).map { _ in action(&maker, &spec) }
      script.steps.append(actions)
      for action in actions { stage.perform(action) }
      if stage.difference() != nil { return script }
    }
    return nil
  }

  private static func action(_ maker: inout SpecMaker, _ spec: inout Spec) -> OracleScript.Action {
    if maker.random.chance(1, of: 20) {
      return .resize(width: 1 + maker.random.below(30), height: 1 + maker.random.below(10))
    }
    let owners = spec.parts.filter { $0.kind == .state || $0.kind == .model }
    if !owners.isEmpty, maker.random.chance(1, of: 2) {
      let owner = maker.random.pick(owners)
      let value = maker.random.below(4)
      return owner.kind == .state
        ? .state(tag: owner.tag, value: value) : .model(tag: owner.tag, value: value)
    }
    spec = maker.change(spec)
    return .show(spec)
  }
}
