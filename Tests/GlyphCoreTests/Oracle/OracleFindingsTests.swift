import Testing

@testable import GlyphCore

/// What the oracle has found, as short as it can be said, so that it does not depend on seeds.
@MainActor
struct OracleFindingsTests {
  private func text(_ text: String, _ tag: Int = 0) -> Spec { Spec(.text(text), tag: tag) }

  private func expectSame(
    _ width: Int, _ height: Int, _ spec: Spec, _ steps: [OracleScript.Action]...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let script = OracleScript(width: width, height: height, spec: spec, steps: steps)
    let difference = OracleStage.difference(in: script)
    #expect(difference == nil, "\(difference ?? "")", sourceLocation: sourceLocation)
  }

  @Test func `an empty row beside a column asks for ranges, and leaves the column's rows right`() {
    let inner = Spec(.row(alignment: 0, spacing: 0), [Spec(.wrapping(words: 4, letter: "n"))])
    let column = Spec(
      .column(alignment: 1, spacing: 2), [Spec(.wrapping(words: 8, letter: "n")), inner])
    expectSame(
      2, 7, Spec(.group, [column]),
      [.show(Spec(.group, [column, Spec(.row(alignment: 1, spacing: nil))]))])
  }

  @Test func `ink outside of a box goes when its content does`() {
    let shifted = Spec(.modified(.shift(x: 1, y: 2)), [text("t")])
    let model = Spec(.model, [shifted, text("u")], tag: 12)
    expectSame(
      12, 3, Spec(.keyed, [model, Spec(.wrapping(words: 12, letter: "w"), tag: 7)]),
      [.model(tag: 12, value: 2)], [.model(tag: 12, value: 1)])
  }

  @Test func `another layer around a composite view is written`() {
    func above(_ modifier: Spec.Modifier) -> Spec {
      let layer = Spec(.modified(modifier), [Spec(.wrapping(words: 4, letter: "o"))])
      return Spec(.modified(.above), [Spec(.model, tag: 12), layer])
    }
    expectSame(
      4, 1, above(.pad(leading: 1, top: 0, trailing: 2, bottom: 0)),
      [.show(above(.window(offset: 2)))])
  }

  @Test func `half of a wide character that is redrawn takes the other half with it`() {
    func pile(_ word: String) -> Spec {
      let column = Spec(.column(alignment: 2, spacing: 0), [text(word, 9), text("x\ny", 12)])
      return Spec(.pile(alignment: 3), [text("e\u{301} 漢字", 7), column])
    }
    expectSame(6, 1, pile("a"), [.show(pile("q"))])
  }

  @Test func `a baseline that moves inside a column of the same size moves its neighbours`() {
    let model = Spec(.model, [Spec(.wrapping(words: 7, letter: "n"), tag: 27)], tag: 29)
    let column = Spec(.column(alignment: 0, spacing: 0), [model])
    expectSame(
      5, 4, Spec(.row(alignment: 3, spacing: 2), [text("t"), column]),
      [.model(tag: 29, value: 2)], [.model(tag: 29, value: 0)])
  }

  @Test func `a wide character whose cover goes is whole again, also outside of the cover`() {
    let cover = Spec(.state, [text("x", 3), Spec(.group, tag: 4)], tag: 5)
    let frame = Spec(.modified(.fixed(width: 1, height: 1)), [cover], tag: 6)
    let shifted = Spec(.modified(.pad(leading: 1, top: 0, trailing: 0, bottom: 0)), [frame])
    expectSame(
      4, 1, Spec(.pile(alignment: 0), [text("漢字", 7), shifted]),
      [.state(tag: 5, value: 1)], [.state(tag: 5, value: 0)])
  }

  @Test func `a text of the same size that could be less wide is served in another order`() {
    let words = [9, 7].map { Spec(.wrapping(words: $0, letter: "n"), tag: $0) }
    let state = Spec(.state, words, tag: 5)
    expectSame(
      12, 3,
      Spec(.row(alignment: 0, spacing: 1), [state, Spec(.wrapping(words: 8, letter: "m"))]),
      [.state(tag: 5, value: 1)], [.state(tag: 5, value: 0)])
  }

  @Test func `another rank at the same size is served in another order`() {
    let ranks = [0, 1].map { priority in
      Spec(
        .modified(.rank(priority: priority, depth: 0)),
        [Spec(.wrapping(words: 8, letter: "n"))])
    }
    expectSame(
      6, 4,
      Spec(
        .row(alignment: 0, spacing: 1),
        [Spec(.state, ranks, tag: 5), Spec(.wrapping(words: 8, letter: "m"))]),
      [.state(tag: 5, value: 1)], [.state(tag: 5, value: 0)])
  }
}
