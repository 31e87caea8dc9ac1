import DashboardScreen
import Foundation
import GlyphTesting
import GlyphUI
import Testing

@MainActor
@Suite struct DashboardTests {
  /// A minute of a machine that does not exist, at noon.
  private func player(width: Int, height: Int, _ model: DashboardModel) -> Player {
    var simulation = Simulation(seed: 42)
    for _ in 0..<60 { model.take(simulation.nextSample()) }
    for number in 0..<20 {
      var entry = simulation.nextEntry()
      entry.time = "11:59:\(number + 30)"
      model.take(entry)
    }
    let player = Player(width: width, height: height) { DashboardView(model: model) }
    player.host.date = Date(timeIntervalSince1970: 12 * 3600)
    player.host.animates = true
    return player
  }

  @Test(arguments: [(80, 24), (200, 60), (40, 12)])
  func `the dashboard fills a screen of any size`(_ width: Int, _ height: Int) {
    expectSnapshot(
      of: player(width: width, height: height, DashboardModel()), named: "\(width)x\(height)")
  }

  @Test func `a value that moves is on its way, and its cost is what it shows`() {
    let model = DashboardModel()
    let player = player(width: 80, height: 24, model)
    model.take(Sample([.processor: 0.1]))
    player.advance(by: .seconds(1))
    #expect(player.screen.contains(" 10 %"))
    model.take(Sample([.processor: 0.9]))
    player.advance(by: .milliseconds(1))
    let before = player.host.statistics
    player.advance(by: .milliseconds(100))
    let step = player.host.statistics
    #expect(!player.screen.contains(" 10 %") && !player.screen.contains(" 90 %"))
    #expect(step.bodies - before.bodies <= 2, "the number that counts up, and nothing else")
    #expect(step.cells - before.cells <= 80, "the bar and the number")
    player.advance(by: .milliseconds(500))
    #expect(player.screen.contains(" 90 %"))
    let rest = player.host.nextDeadline ?? .zero
    #expect(rest > .milliseconds(100), "only the clock goes on")
  }

  @Test func `a second costs the clock`() {
    let player = player(width: 80, height: 24, DashboardModel())
    player.advance(by: .seconds(5))
    let before = player.host.statistics
    player.advance(by: .seconds(1))
    let after = player.host.statistics
    #expect(player.screen.contains("12:00:06"))
    #expect(after.bodies - before.bodies == 1)
    #expect(after.cells - before.cells <= 12)
  }

  @Test func `a line of the log slides in and costs no card`() {
    let model = DashboardModel()
    let player = player(width: 80, height: 24, model)
    player.advance(by: .seconds(2))
    let before = player.host.statistics
    model.take(LogEntry("something new", time: "23:59:59"))
    player.advance(by: .zero)
    #expect(!player.screen.contains("23:59"))
    player.advance(by: .milliseconds(50))
    #expect(player.screen.contains("23:59"))
    #expect(!player.screen.contains("something new"))
    player.advance(by: .milliseconds(450))
    #expect(player.screen.contains("something new"))
    #expect(player.host.statistics.bodies - before.bodies <= 8)
  }

  @Test func `what a source sends is shown`() async {
    let (samples, sample) = AsyncStream<Sample>.makeStream()
    let (log, entry) = AsyncStream<LogEntry>.makeStream()
    let player = Player(width: 40, height: 12) {
      DashboardView(
        model: DashboardModel(), source: DashboardSource(samples: samples, log: log))
    }
    sample.yield(Sample([.memory: 0.77]))
    entry.yield(LogEntry("ready"))
    for _ in 0..<10_000 {
      if player.screen.contains("77 %"), player.screen.contains("ready") { break }
      await Task.yield()
    }
    #expect(player.screen.contains("77 %") && player.screen.contains("ready"))
  }

  @Test func `it is read aloud, a thing a line`() {
    let model = DashboardModel()
    model.take(Sample([.processor: 0.5, .memory: 0.25]))
    let lines = DashboardView(model: model).spokenText(width: 80, height: 24)
      .split(separator: "\n").map(String.init)
    #expect(lines.contains("CPU, 50 percent") && lines.contains("Memory, 25 percent"))
  }
}
