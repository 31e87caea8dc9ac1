import GlyphCells
import Testing

@testable import GlyphCore

/// Once every movement has ended, the screen is what a new host shows of the same view, cell by
/// cell, whatever was changed on the way.
@MainActor
@Suite struct AnimatedOracleTests {
  @Test func `what moved there looks like what was made there`() {
    for round in 0..<60 {
      let seed = UInt64(round) &* 7919 &+ 3
      if let difference = play(seed: seed) {
        Issue.record("seed \(seed): \(difference)")
        return
      }
    }
  }

  private func play(seed: UInt64) -> String? {
    var maker = SpecMaker(seed: seed)
    var spec = maker.make()
    let (root, world) = (OracleRoot(spec), OracleWorld())
    let (width, height) = (1 + maker.random.below(30), 1 + maker.random.below(10))
    let host = ViewHost(width: width, height: height) { SpecRoot(root: root, world: world) }
    host.animates = true
    host.render()
    for step in 0..<12 {
      withAnimation(.linear(duration: 1)) { change(&spec, &maker, root, world) }
      host.render()
      host.advance(by: .milliseconds(maker.random.below(1500)))
      guard maker.random.chance(1, of: 2) else { continue }
      host.advance(by: .seconds(3))
      guard !host.isAnimating, host.tree.departures.isEmpty else {
        return "step \(step): something moves for ever"
      }
      let kept = host.render()
      let fresh = ViewHost(width: width, height: height) {
        SpecRoot(root: OracleRoot(root.spec), world: world.copy)
      }.render()
      if kept != fresh {
        return "step \(step) of \(spec)\nkept:\n\(kept.paddedText)\nfresh:\n\(fresh.paddedText)"
      }
    }
    return nil
  }

  private func change(
    _ spec: inout Spec, _ maker: inout SpecMaker, _ root: OracleRoot, _ world: OracleWorld
  ) {
    let owners = spec.parts.filter { $0.kind == .state || $0.kind == .model }
    if !owners.isEmpty, maker.random.chance(1, of: 3) {
      let owner = maker.random.pick(owners)
      let value = maker.random.below(4)
      if owner.kind == .state {
        world.states[owner.tag]?.wrappedValue = value
      } else {
        world.model(owner.tag).value = value
      }
    } else {
      spec = maker.change(spec)
      root.spec = spec
    }
  }
}
