import GlyphCore
import Testing

@MainActor
struct LifecycleTests {
  @MainActor
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    /// Lets other work run until these lines, in whatever order, are all that was written.
    func wait(for expected: [String]) async {
      for _ in 0..<10_000 where lines.count < expected.count { await Task.yield() }
      #expect(take().sorted() == expected)
    }
  }

  private struct Screen: View {
    let log: Log
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
      Text(verbatim: "flip").onTapGesture { isShown.toggle() }
      Text(verbatim: "count \(count)").onTapGesture { count += 1 }
        .onChange(of: count) { old, new in log.lines.append("\(old) to \(new)") }
        .onChange(of: count, initial: true) { log.lines.append("now \(count)") }
      if isShown {
        Text(verbatim: "guest")
          .onAppear { log.lines.append("appears") }
          .onDisappear { log.lines.append("disappears") }
      }
    }
  }

  @Test func `a view appears once and disappears once, however often its parent is evaluated`() {
    let log = Log()
    let host = ViewHost(width: 10, height: 4) { Screen(log: log) }
    host.render()
    #expect(log.take() == ["now 0", "appears"])
    for _ in 0..<3 { host.send(.click(x: 3, y: 1)) }
    host.render()
    #expect(log.take().filter { !$0.contains("now") } == ["0 to 1", "1 to 2", "2 to 3"])
    host.send(.click(x: 4, y: 0))
    #expect(host.render().text.contains("guest") == false)
    #expect(log.take() == ["disappears"])
    host.send(.click(x: 4, y: 1))
    host.render()
    #expect(log.take() == ["appears"])
  }

  @Test func `what appearing changes is part of the first picture`() {
    struct Greeting: View {
      @State private var name = "nobody"
      var body: some View {
        Text(verbatim: name).onAppear { name = "world" }
      }
    }
    #expect(Greeting().rendered() == "world")
  }

  @Test func `a view that changes what it watches forever is stopped`() {
    struct Endless: View {
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }
    #expect(Int(Endless().rendered()) ?? 0 > 1)
  }

  @Test func `a task runs until its view leaves and again when its id changes`() async {
    struct Worker: View {
      let log: Log
      @State private var isShown = true
      @State private var id = 0
      var body: some View {
        Text(verbatim: "stop").onTapGesture { isShown = false }
        Text(verbatim: "next").onTapGesture { id += 1 }
        if isShown {
          Text(verbatim: "work").task(id: id) { @MainActor in
            log.lines.append("starts \(id)")
            while !Task.isCancelled { await Task.yield() }
            log.lines.append("ends")
          }
        }
      }
    }
    let log = Log()
    let host = ViewHost(width: 4, height: 3) { Worker(log: log) }
    host.render()
    await log.wait(for: ["starts 0"])
    host.send(.click(x: 0, y: 1))
    host.render()
    await log.wait(for: ["ends", "starts 1"])
    host.send(.click(x: 0, y: 0))
    host.render()
    await log.wait(for: ["ends"])
  }
}
