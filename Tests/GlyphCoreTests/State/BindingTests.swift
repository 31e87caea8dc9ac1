import Testing

@testable import GlyphCore

@MainActor
struct BindingTests {
  private struct Person: Identifiable, Hashable {
    var id: Int
    var name: String
    var tags: [String] = []
  }

  @MainActor
  private final class Store {
    var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob", tags: ["x", "y"])]
    var chosen: Person?
    var writes = 0
  }

  private let store = Store()

  private var people: Binding<[Person]> {
    let store = store
    return Binding(
      get: { store.people },
      set: { value in
        store.people = value
        store.writes += 1
      })
  }

  private var chosen: Binding<Person?> {
    let store = store
    return Binding(get: { store.chosen }, set: { store.chosen = $0 })
  }

  @Test func `a constant ignores writes`() {
    let binding = Binding.constant(1)
    binding.wrappedValue = 2
    #expect(binding.wrappedValue == 1)
  }

  @Test func `a member of the value is a binding of its own`() {
    let name = people[0].name
    name.wrappedValue = "Eva"
    #expect(store.people[0] == Person(id: 1, name: "Eva"))
    #expect(store.writes == 1)
    people[1].tags[0].wrappedValue = "z"
    #expect(store.people[1].tags == ["z", "y"])
    #expect(people[0].id == 1)
  }

  @Test func `each element of a collection is a binding`() {
    for person in people { person.name.wrappedValue += "!" }
    #expect(store.people.map(\.name) == ["Ada!", "Bob!"])
    #expect(people.count == 2)
    #expect(people.last?.wrappedValue.name == "Bob!")
  }

  @Test func `a removed element reads its last value and ignores writes`() {
    let name = people[1].name
    let tag = people[1].tags[1]
    #expect(name.wrappedValue == "Bob")
    #expect(tag.wrappedValue == "y")
    store.people.removeLast()
    name.wrappedValue = "nobody"
    tag.wrappedValue = "nothing"
    #expect(name.wrappedValue == "Bob")
    #expect(tag.wrappedValue == "y")
    #expect(store.people == [Person(id: 1, name: "Ada")])
    #expect(store.writes == 0)
  }

  @Test func `an optional is a binding while it has a value`() {
    #expect(Binding(chosen)?.wrappedValue == nil)
    store.chosen = store.people[0]
    let person = Binding(chosen)
    person?.name.wrappedValue = "Eva"
    #expect(store.chosen?.name == "Eva")
    store.chosen = nil
    person?.name.wrappedValue = "nobody"
    #expect(person?.wrappedValue.name == "Eva")
    #expect(store.chosen == nil)
  }

  @Test func `a value is also a binding to an optional, which ignores nil`() {
    let name: Binding<String?> = Binding(people[0].name)
    name.wrappedValue = nil
    #expect(store.people[0].name == "Ada")
    name.wrappedValue = "Eva"
    #expect(store.people[0].name == "Eva")
    let anything: Binding<AnyHashable> = Binding(people[0].name)
    anything.wrappedValue = 7
    #expect(store.people[0].name == "Eva")
    anything.wrappedValue = "Ada"
    #expect(store.people[0].name == "Ada")
  }

  private struct Names: View {
    @State private var people = (1...3).map { Person(id: $0, name: "p\($0)") }

    var body: some View {
      VStack {
        ForEach($people) { $person in
          Text(verbatim: person.name).onTapGesture { person.name += "!" }
        }
        Text(verbatim: "drop").onTapGesture { people.removeFirst() }
      }
    }
  }

  @Test func `elements of a bound list write through, also after others were removed`() {
    let host = ViewHost(width: 8, height: 4) { Names() }
    host.send(.click(x: 3, y: 1))
    host.send(.click(x: 3, y: 3))
    host.send(.click(x: 3, y: 0))
    host.send(.click(x: 3, y: 1))
    host.send(.key(.escape))
    let lines = host.render().text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    #expect(lines.map(String.init).contains("p2!!"))
    #expect(lines.map(String.init).contains("p3!"))
  }
}
