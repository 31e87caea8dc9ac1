import Testing

@testable import GlyphCore

@MainActor
struct DynamicPropertyTests {
  /// A property composed of others, with work of its own before each body.
  @propertyWrapper
  private struct Doubled: DynamicProperty {
    @State private var number: Int
    @Environment(\.lineLimit) private var limit
    private var updated = 0

    init(wrappedValue: Int) { _number = State(initialValue: wrappedValue) }

    mutating func update() { updated = number * 2 }

    var wrappedValue: Int {
      get { updated + (limit ?? 0) }
      nonmutating set { number = newValue }
    }

    func increase() { number += 1 }
    var projectedValue: Doubled { self }
  }

  private struct Nested: DynamicProperty {
    var first = Doubled(wrappedValue: 1)
    var second = Doubled(wrappedValue: 10)
  }

  private struct Screen: View {
    @State private var before = 7
    private var nested = Nested()
    @Doubled private var third = 100
    @State private var after = 8

    var body: some View {
      let numbers = [
        before, nested.first.wrappedValue, nested.second.wrappedValue, third, after,
      ]
      Text(verbatim: numbers.map(String.init).joined(separator: " "))
        .onTapGesture {
          nested.second.increase()
          $third.increase()
          after += 1
        }
    }
  }

  @Test func `composed properties have state of their own and are updated before each body`() {
    let host = ViewHost(width: 20, height: 1) { Screen().focusEffectDisabled() }
    #expect(host.render().text.trimmingPrefix { $0 == " " } == "7 2 20 200 8")
    host.send(.click(x: 10, y: 0))
    #expect(host.render().text.trimmingPrefix { $0 == " " } == "7 2 22 202 9")
  }

  @Test func `composed properties read the environment`() {
    let host = ViewHost(width: 20, height: 1) { Screen().environment(\.lineLimit, 1) }
    #expect(host.render().text.trimmingPrefix { $0 == " " } == "7 3 21 201 8")
  }
}
