import Testing

@testable import GlyphCore

@Suite struct ValueComparisonTests {
  private final class Model {}
  private enum Choice { case none, some(Model), other(Model) }
  private protocol Describing {}
  private struct Words: Describing { var text: String }

  private struct Holder {
    var choice = Choice.none
    var described: any Describing = Words(text: "a")
    var pair = (1, "b")
    var action: () -> Void = {}
  }

  @Test func `a payload that cannot be compared never says the same`() {
    let model = Model()
    #expect(!ValueComparison.areEqual(Choice.some(model), Choice.other(model)))
    #expect(!ValueComparison.areEqual(Optional({}), nil))
  }

  @Test func `an existential never says the same, and does not trap`() {
    let a: any Describing = Words(text: "a")
    #expect(!ValueComparison.areEqual(a, a))
    #expect(!ValueComparison.areEqual(Holder(), Holder()))
  }

  @Test func `tuples and structs are compared field by field, references by identity`() {
    struct Row {
      var pair: (Int, String)
      var model: Model
    }
    let model = Model()
    let row = Row(pair: (1, "a"), model: model)
    #expect(ValueComparison.areEqual(row, Row(pair: (1, "a"), model: model)))
    #expect(!ValueComparison.areEqual(row, Row(pair: (1, "b"), model: model)))
    #expect(!ValueComparison.areEqual(row, Row(pair: (1, "a"), model: Model())))
  }
}
