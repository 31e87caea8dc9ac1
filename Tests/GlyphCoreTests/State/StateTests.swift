import Observation
import Testing

@testable import GlyphCore

@MainActor
struct StateTests {
  /// Counts taps; shows its name, what it began with and the count.
  private struct Counter: View {
    let name: String
    @State private var count: Int

    init(_ name: String, from start: Int = 0) {
      self.name = name
      _count = State(initialValue: start)
    }

    var body: some View {
      Text(verbatim: "\(name)\(count)").onTapGesture { count += 1 }
    }
  }

  /// What a test changes from outside.
  @Observable
  final class Settings {
    var number = 0
    var ids = [1, 2, 3]
  }

  private let settings = Settings()

  private struct Screen<Content: View>: View {
    let settings: Settings
    @ViewBuilder let content: (Settings) -> Content

    var body: some View { VStack(alignment: .leading) { content(settings) } }
  }

  private func host<Content: View>(
    @ViewBuilder _ content: @escaping (Settings) -> Content
  ) -> ViewHost {
    let settings = settings
    return ViewHost(width: 4, height: 4) {
      Screen(settings: settings, content: content).frame(
        width: 4, height: 4, alignment: .topLeading
      )
      .focusEffectDisabled()
    }
  }

  private func lines(_ host: ViewHost) -> [String] {
    host.render().text.split(separator: "\n").map(String.init)
  }

  @Test func `the initial value counts once`() {
    let host = host { settings in
      Counter("a", from: settings.number)
      Counter("\(settings.number):", from: settings.number)
    }
    #expect(lines(host) == ["a0", "0:0"])
    settings.number = 5
    #expect(lines(host) == ["a0", "5:0"])
    host.send(.click(x: 0, y: 0))
    host.send(.click(x: 0, y: 1))
    settings.number = 9
    #expect(lines(host) == ["a1", "9:1"])
  }

  @Test func `each place has a state of its own`() {
    let host = host { _ in
      Counter("a")
      Counter("b")
    }
    host.send(.click(x: 0, y: 1))
    host.send(.click(x: 0, y: 1))
    #expect(lines(host) == ["a0", "b2"])
  }

  @Test func `the state of an element follows its id`() {
    let host = host { settings in
      ForEach(settings.ids, id: \.self) { Counter("\($0):") }
    }
    host.send(.click(x: 0, y: 0))
    host.send(.click(x: 0, y: 2))
    host.send(.click(x: 0, y: 2))
    settings.ids = [3, 4, 1]
    #expect(lines(host) == ["3:2", "4:0", "1:1"])
    settings.ids = [4, 3]
    #expect(lines(host) == ["4:0", "3:2"])
    settings.ids = [1, 2, 3]
    #expect(lines(host) == ["1:0", "2:0", "3:2"])
  }

  @Test func `another branch begins anew`() {
    let host = host { settings in
      if settings.number % 2 == 0 { Counter("a") } else { Counter("a", from: 7) }
    }
    host.send(.click(x: 0, y: 0))
    #expect(lines(host) == ["a1"])
    settings.number = 1
    #expect(lines(host) == ["a7"])
    settings.number = 2
    #expect(lines(host) == ["a0"])
  }

  @Test func `another id begins anew`() {
    let host = host { Counter("a").id($0.number / 2) }
    host.send(.click(x: 0, y: 0))
    settings.number = 1
    #expect(lines(host) == ["a1"])
    settings.number = 2
    #expect(lines(host) == ["a0"])
  }

  @Test func `another type behind AnyView begins anew`() {
    let host = host { settings in
      settings.number < 2 ? AnyView(Counter("a")) : AnyView(Counter("a").padding(0))
    }
    host.send(.click(x: 0, y: 0))
    settings.number = 1
    #expect(lines(host) == ["a1"])
    settings.number = 2
    #expect(lines(host) == ["a0"])
  }

  @Test func `writing the same value owes nothing`() {
    let host = host { _ in Fixed() }
    _ = host.render()
    let bodies = host.statistics.bodies
    host.send(.click(x: 0, y: 0))
    host.render()
    #expect(host.statistics.bodies == bodies)
  }

  private struct Fixed: View {
    @State private var word = "same"
    var body: some View { Text(verbatim: word).onTapGesture { word = "same" } }
  }

  @Test func `a state that the body does not read owes nothing when it changes`() {
    let host = host { _ in Unread() }
    _ = host.render()
    let bodies = host.statistics.bodies
    host.send(.click(x: 0, y: 0))
    host.render()
    #expect(host.statistics.bodies == bodies)
  }

  private struct Unread: View {
    @State private var count = 0
    var body: some View { Text(verbatim: "unread").onTapGesture { count += 1 } }
  }

  private struct WritesInBody: View {
    @State private var count = 0

    var body: some View {
      if count < 3 { count += 1 }
      return Text(verbatim: "\(count)")
    }
  }

  @Test func `state written in a body is reported once, and drawing goes on`() {
    let messages = MessageLog()
    Report.observe { messages.append($0) }
    let host = host { _ in WritesInBody() }
    #expect(lines(host) == ["3"])
    let reports = messages.all.filter {
      $0.contains("WritesInBody") && $0.contains("state was changed while a body runs")
    }
    #expect(reports.count == 1)
  }

  private struct Endless: View {
    @State private var count = 0

    var body: some View {
      count += 1
      return Text(verbatim: count > 0 ? "on" : "off")
    }
  }

  @Test func `a body that always changes what it reads comes to an end`() {
    let messages = MessageLog()
    Report.observe { messages.append($0) }
    let host = host { _ in Endless() }
    #expect(lines(host) == ["on"])
    #expect(messages.all.contains { $0.contains("each body changes what the body reads") })
  }

  private struct Model: Equatable { var word = "" }

  private struct Parent: View {
    @State private var models = [Model(word: "one"), Model(word: "two")]

    var body: some View {
      VStack(alignment: .leading) {
        Child(model: $models[0])
        Child(model: $models[1])
      }
    }
  }

  private struct Child: View {
    @Binding var model: Model
    var body: some View { Text(verbatim: model.word).onTapGesture { model.word += "!" } }
  }

  @Test func `a child writes its parent's state through a binding`() {
    let host = host { _ in Parent() }
    host.send(.click(x: 0, y: 1))
    #expect(lines(host) == ["one", "two!"])
  }
}
