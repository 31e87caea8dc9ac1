import Testing

@testable import GlyphCore

@MainActor
struct ObservableObjectTests {
  private final class Counter: ObservableObject {
    @Published var count = 0
    @Published var name = "n"
  }

  private final class Manual: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
  }

  private final class OwnPublisher: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var count = 0 { willSet { objectWillChange.send() } }
  }

  private struct Reading<Object: ObservableObject>: View {
    @ObservedObject var object: Object
    let text: (Object) -> String
    var body: some View { Text(verbatim: text(object)) }
  }

  private struct Passing: View {
    @ObservedObject var counter: Counter
    var body: some View { Text(verbatim: "fixed") }
  }

  private struct Editing: View {
    @ObservedObject var counter: Counter
    var body: some View { Name(name: $counter.name) }
  }

  private struct Name: View {
    @Binding var name: String
    var body: some View { Text(verbatim: name).onTapGesture { name += "!" } }
  }

  /// Text and bodies of a host after a change.
  private func change(_ host: ViewHost, _ change: () -> Void) -> (text: String, bodies: Int) {
    host.render()
    let before = host.statistics.bodies
    change()
    let text = host.render().text
    return (text, host.statistics.bodies - before)
  }

  @Test func `a change owes a body to those that read the object, and to no other`() {
    let counter = Counter()
    let host = ViewHost(width: 5, height: 2) {
      Reading(object: counter) { "\($0.count)    " }
      Passing(counter: counter)
    }
    let result = change(host) { counter.count += 1 }
    #expect(result.text == "1\nfixed")
    #expect(result.bodies == 1)
    #expect(change(host) { counter.count += 1 }.bodies == 1)
    #expect(change(host) {}.bodies == 0)
  }

  @Test func `several changes are one body`() {
    let counter = Counter()
    let host = ViewHost(width: 5, height: 1) {
      Reading(object: counter) { "\($0.count)\($0.name)" }
    }
    let result = change(host) {
      counter.count = 4
      counter.name = "x"
      counter.count = 7
    }
    #expect(result.bodies == 1)
    #expect(result.text.contains("7x"))
  }

  @Test func `objects may tell of changes themselves`() {
    let (manual, own) = (Manual(), OwnPublisher())
    let host = ViewHost(width: 3, height: 1) {
      HStack {
        Reading(object: manual) { "\($0.count)" }
        Reading(object: own) { "\($0.count)" }
      }
    }
    #expect(change(host) { manual.count = 2 }.text == "2 0")
    #expect(change(host) { own.count = 3 }.text == "2 3")
  }

  @Test func `a binding to a property makes its reader depend on the object`() {
    let counter = Counter()
    let host = ViewHost(width: 4, height: 1) { Editing(counter: counter).focusEffectDisabled() }
    #expect(change(host) { counter.name = "m" }.bodies == 1)
    let result = change(host) { host.send(.click(x: 1, y: 0)) }
    #expect(counter.name == "m!")
    #expect(result.text.contains("m!"))
  }

  @Test func `a change on another thread is drawn with the next frame`() async {
    let counter = Shared()
    let host = ViewHost(width: 1, height: 1) { Reading(object: counter) { "\($0.count)" } }
    host.render()
    await Task.detached { counter.count = 8 }.value
    #expect(host.needsRender)
    #expect(host.render().text == "8")
  }

  private final class Shared: ObservableObject, @unchecked Sendable {
    @Published var count = 0
  }

  @Test func `published values can be followed`() {
    let counter = Counter()
    var seen: [Int] = []
    var changes = 0
    let values = counter.$count.sink { seen.append($0) }
    let all = counter.objectWillChange.sink { changes += 1 }
    counter.count = 1
    counter.name = "x"
    counter.count = 2
    values.cancel()
    counter.count = 3
    #expect(seen == [0, 1, 2])
    #expect(changes == 4)
    all.cancel()
  }

  @Test func `a default publisher belongs to one object`() {
    let (a, b) = (Manual(), Manual())
    #expect(a.objectWillChange === a.objectWillChange)
    #expect(a.objectWillChange !== b.objectWillChange)
    for _ in 0..<200 { #expect(Manual().objectWillChange !== a.objectWillChange) }
  }

  private static var made = 0

  @MainActor
  private final class Made: ObservableObject {
    @Published var count = 0
    init() { ObservableObjectTests.made += 1 }
  }

  private struct Owner: View {
    let title: String
    @StateObject private var object = Made()
    @State private var unused = 0

    var body: some View {
      Text(verbatim: "\(title)\(object.count)").onTapGesture { object.count += 1 }
    }
  }

  private struct Around: View {
    @ObservedObject var counter: Counter

    var body: some View {
      if counter.count < 10 { Owner(title: counter.name) }
    }
  }

  @Test func `a state object is made once for each place and lives as long as that`() {
    Self.made = 0
    let counter = Counter()
    let host = ViewHost(width: 3, height: 1) { Around(counter: counter).focusEffectDisabled() }
    #expect(change(host) { host.send(.click(x: 1, y: 0)) }.text.contains("n1"))
    #expect(change(host) { counter.name = "m" }.text.contains("m1"))
    #expect(Self.made == 1)
    counter.count = 10
    host.render()
    counter.count = 0
    #expect(host.render().text.contains("m0"))
    #expect(Self.made == 2)
  }

  @Test func `readers that left the tree are let go`() {
    let counter = Counter()
    let flag = Counter()
    let host = ViewHost(width: 3, height: 1) {
      Switching(flag: flag, counter: counter)
    }
    host.render()
    for _ in 0..<40 {
      flag.count += 1
      host.render()
    }
    #expect(counter.objectWillChange.readerCount <= 16)
  }

  private struct Switching: View {
    @ObservedObject var flag: Counter
    let counter: Counter

    var body: some View { Reading(object: counter) { "\($0.count)" }.id(flag.count) }
  }
}
