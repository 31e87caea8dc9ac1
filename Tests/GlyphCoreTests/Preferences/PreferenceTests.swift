import Foundation
import Testing

@testable import GlyphCore

@MainActor
struct PreferenceTests {
  private enum Widest: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  private enum Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Row: View {
    let name: String
    var body: some View { Text(verbatim: name).preference(key: Names.self, value: [name]) }
  }

  private struct Screen: View {
    let names: [String]
    @State private var heard: [String] = []
    var body: some View {
      VStack(spacing: 0) {
        VStack(spacing: 0) { ForEach(names, id: \.self) { Row(name: $0) } }
          .onPreferenceChange(Names.self) { heard = $0 }
        Text(verbatim: heard.joined(separator: "+"))
      }
    }
  }

  @Test func `what views say is combined in their order and heard in the same frame`() {
    #expect(Screen(names: ["a", "b"]).rendered(width: 3, height: 3) == " a\n b\na+b")
    #expect(Screen(names: []).rendered(width: 3, height: 1) == "")
  }

  @Test func `what is heard follows the views that come and go`() {
    struct Changing: View {
      @State private var count = 1
      var body: some View {
        Screen(names: Array(["a", "b", "c"].prefix(count))).onActivate { count += 1 }
      }
    }
    let host = ViewHost(width: 5, height: 4) { Changing() }
    #expect(host.render().text.contains("a"))
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(host.render().text.contains("a+b"))
    host.send(.key(.space))
    #expect(host.render().text.contains("a+b+c"))
  }

  @Test func `the action is called once for each value`() {
    var heard: [Int] = []
    struct Number: View {
      @State private var number = 1
      @State private var other = 0
      let heard: (Int) -> Void
      var body: some View {
        VStack {
          Text(verbatim: "\(other)").preference(key: Widest.self, value: number)
          Text(verbatim: "x").preference(key: Widest.self, value: 2)
        }
        .onPreferenceChange(Widest.self, perform: heard)
        .onKeyPress("n") {
          number += 1
          return .handled
        }
        .onKeyPress("o") {
          other += 1
          return .handled
        }
      }
    }
    let host = ViewHost(width: 5, height: 4) { Number { heard.append($0) } }
    host.render()
    for key in ["o", "n", "n", "o"] as [KeyEquivalent] {
      host.send(.key(key))
      host.render()
    }
    #expect(heard == [2, 3])
  }

  @Test func `an outer value stands in the place of inner ones, and can be transformed`() {
    func heard(_ view: some View) -> Int? {
      var result: Int?
      _ = view.onPreferenceChange(Widest.self) { result = $0 }.rendered()
      return result
    }
    let inner = Text(verbatim: "x").preference(key: Widest.self, value: 9)
    #expect(heard(inner) == 9)
    #expect(heard(inner.padding(1).preference(key: Widest.self, value: 4)) == 4)
    #expect(heard(inner.transformPreference(Widest.self) { $0 += 1 }) == 10)
    #expect(heard(Text(verbatim: "x")) == 0)
  }

  @Test func `layers are made from what is said inside`() {
    let view = Text(verbatim: "abc").preference(key: Widest.self, value: 7)
      .overlayPreferenceValue(Widest.self, alignment: .trailing) { Text(verbatim: "\($0)") }
    #expect(view.rendered() == "ab7")
    let behind = HStack(spacing: 0) {
      Text(verbatim: "a"); Spacer()
    }
    .preference(key: Widest.self, value: 7)
    .backgroundPreferenceValue(Widest.self, alignment: .trailing) { Text(verbatim: "\($0)") }
    #expect(behind.rendered(width: 3) == "a 7")
  }

  @Test func `views can be as wide as the widest of them, which says so from behind itself`() {
    struct Even: View {
      @State private var width: CGFloat?
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(["a", "bbbb"], id: \.self) { name in
            Text(verbatim: name)
              .background(
                GeometryReader { proxy in
                  Color.clear.preference(key: Widest.self, value: Int(proxy.size.width))
                }
              )
              .frame(width: width, alignment: .trailing)
          }
        }
        .onPreferenceChange(Widest.self) { width = CGFloat($0) }
      }
    }
    #expect(Even().rendered(width: 8) == "     a\n  bbbb")
  }

  @Test func `views that change places are heard in their new order`() {
    struct Stateful: View {
      let name: String
      @State private var isNew = true
      var body: some View { Row(name: name) }
    }
    struct Sorting: View {
      @State private var names = ["a", "b", "c"]
      @State private var heard: [String] = []
      var body: some View {
        VStack(spacing: 0) {
          VStack(spacing: 0) { ForEach(names, id: \.self) { Stateful(name: $0) } }
            .onPreferenceChange(Names.self) { heard = $0 }
          Text(verbatim: heard.joined(separator: "+"))
        }
        .onActivate { names.reverse() }
      }
    }
    let host = ViewHost(width: 5, height: 4) { Sorting() }
    #expect(host.render().text.contains("a+b+c"))
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(host.render().text.contains("c+b+a"))
  }

  @Test func `what is said is looked at again only when something else is said`() {
    var looks = 0
    struct Counter: View {
      @State private var count = 0
      var body: some View { Text("count \(count)").onActivate { count += 1 } }
    }
    let host = ViewHost(width: 9, height: 3) {
      VStack {
        Counter()
        Text(verbatim: "x").preference(key: Widest.self, value: 1)
          .transformPreference(Widest.self) { _ in looks += 1 }
      }
      .onPreferenceChange(Widest.self) { _ in }
    }
    host.render()
    let before = looks
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(host.render().text.contains("count 1"))
    #expect(looks == before && before > 0)
  }
}
