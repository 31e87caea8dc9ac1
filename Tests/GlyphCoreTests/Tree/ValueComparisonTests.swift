import Testing

@testable import GlyphCore

struct ValueComparisonTests {
  private enum Choice {
    case word(String)
    case none
  }

  private final class Model {}

  private final class EquatableModel: Equatable {
    static func == (a: EquatableModel, b: EquatableModel) -> Bool { true }
  }

  private struct Plain {
    var name: String
    var size: Int
    var pair = (1, "two")
    var list: [Int] = []
  }

  private struct Holder<Value> { var value: Value }

  private struct Weak {
    weak var model: EquatableModel?
    unowned var owner: Model
  }

  private func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    ValueComparison.areEqual(a, b) && ValueComparison.areEqual(Holder(value: a), Holder(value: b))
  }

  @Test func `structs are compared field by field`() {
    #expect(areEqual(Plain(name: "a", size: 1), Plain(name: "a", size: 1)))
    #expect(!areEqual(Plain(name: "a", size: 1), Plain(name: "b", size: 1)))
    #expect(!areEqual(Plain(name: "a", size: 1), Plain(name: "a", size: 2)))
    #expect(
      !areEqual(
        Plain(name: "a", size: 1, pair: (1, "x")), Plain(name: "a", size: 1, pair: (1, "y"))))
    #expect(!areEqual(Plain(name: "a", size: 1, list: [1]), Plain(name: "a", size: 1, list: [2])))
  }

  @Test func `what cannot be compared never says the same`() {
    let closure: () -> Void = {}
    #expect(!areEqual(closure, closure))
    #expect(!areEqual(Choice.word("a"), .word("b")))
    #expect(!areEqual(Choice.word("a"), .none))
    #expect(!areEqual(1 as Any, 2 as Any))
    #expect(!areEqual("a" as any StringProtocol, "b" as any StringProtocol))
    #expect(!areEqual(Int.self as Any.Type, String.self as Any.Type))
  }

  @Test func `references are compared by identity`() {
    let (a, b) = (Model(), Model())
    #expect(areEqual(a, a))
    #expect(!areEqual(a, b))
    #expect(areEqual(Optional(a), a))
    #expect(!areEqual(Optional(a), b))
    #expect(!areEqual(Optional(a), nil))
    let (c, d) = (EquatableModel(), EquatableModel())
    #expect(!areEqual(c, d))
    #expect(areEqual(Weak(model: c, owner: a), Weak(model: c, owner: a)))
    #expect(!areEqual(Weak(model: c, owner: a), Weak(model: d, owner: a)))
    #expect(!areEqual(Weak(model: c, owner: a), Weak(model: c, owner: b)))
  }

  @Test func `optionals are compared by their payload`() {
    let one: Plain? = Plain(name: "a", size: 1)
    #expect(areEqual(one, Plain(name: "a", size: 1)))
    #expect(!areEqual(one, Plain(name: "a", size: 2)))
    #expect(!areEqual(one, nil))
    #expect(areEqual(Plain?.none, nil))
    #expect(!areEqual(Choice?.some(.none), .some(.none)))
    #expect(!areEqual((() -> Void)?.none, {}))
  }
}
