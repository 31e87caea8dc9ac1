import Foundation
import Testing

@testable import GlyphCore

@MainActor
@Suite struct ReceptionTests {
  private struct Ticker: View {
    let parent: Int
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var count = 0

    var body: some View {
      Text(verbatim: "\(parent): \(count)")
        .onReceive(timer) { _ in
          count += 1
          if count == 5 { timer.upstream.connect().cancel() }
        }
    }
  }

  @Test func `a timer strikes by the clock of the host, whoever makes the view anew`() {
    let stage = AnimationStage(width: 12, height: 1) { on in
      Ticker(parent: on ? 1 : 0).frame(width: 12, alignment: .leading)
    }
    #expect(stage.text == "0: 0")
    #expect(stage.host.nextDeadline == .seconds(1))
    stage.advance(2.5)
    #expect(stage.text == "0: 2")
    stage.set(true)
    #expect(stage.text == "1: 2")
    #expect(stage.host.nextDeadline == .milliseconds(500))
    stage.advance(0.5)
    #expect(stage.text == "1: 3")
    stage.advance(60)
    #expect(stage.text == "1: 5")
    #expect(stage.host.nextDeadline == nil)
  }

  private final class Model: ObservableObject {
    @Published var name = "a"
  }

  private struct Follower: View {
    let model: Model
    @State private var names: [String] = []
    @State private var changes = 0
    var body: some View {
      Text(verbatim: names.joined() + " \(changes)")
        .onReceive(model.$name) { names.append($0) }
        .onReceive(model.objectWillChange) { changes += 1 }
    }
  }

  @Test func `what a model publishes is received from its present value on`() {
    let model = Model()
    let host = ViewHost(width: 8, height: 1) { Follower(model: model) }
    #expect(host.render().text == "  a 0")
    model.name = "b"
    model.name = "c"
    #expect(host.render().text == " abc 2")
    #expect(Follower(model: model).rendered() == "c 0")
  }

  @Test func `another model is followed instead, and none once the view has left`() {
    let (first, second) = (Model(), Model())
    second.name = "z"
    let stage = AnimationStage(width: 8, height: 1) { on in Follower(model: on ? second : first) }
    stage.set(true)
    first.name = "b"
    second.name = "y"
    #expect(stage.text == " azy 1")
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      let host = ViewHost(width: 8, height: 1) { Follower(model: model) }
      host.render()
    }
    #expect(gone == nil)
  }

  private struct Reader: View {
    let numbers: AsyncStream<Int>
    @State private var sum = 0
    var body: some View {
      Text(verbatim: "\(sum)").onReceive(numbers) { sum += $0 }
    }
  }

  @Test func `so is an asynchronous sequence`() async {
    let (numbers, continuation) = AsyncStream<Int>.makeStream()
    let host = ViewHost(width: 4, height: 1) { Reader(numbers: numbers) }
    host.render()
    for number in 1...3 { continuation.yield(number) }
    for _ in 0..<10_000 where host.render().text != " 6" { await Task.yield() }
    #expect(host.render().text == " 6")
  }
}
