import Foundation
import Testing

@testable import GlyphCore

@MainActor
@Suite struct TimelineTests {
  private let noon = Date(timeIntervalSinceReferenceDate: 12 * 3600)

  private func host<Schedule: TimelineSchedule>(_ schedule: Schedule) -> ViewHost {
    let noon = noon
    let host = ViewHost(width: 12, height: 1) {
      TimelineView(schedule) { context in
        Text(verbatim: "\(Int((context.date.timeIntervalSince(noon) * 100).rounded()))")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    host.date = noon.addingTimeInterval(0.25)
    host.animates = true
    return host
  }

  @Test func `a periodic timeline is evaluated at its dates, and at no others`() {
    let host = host(.periodic(from: noon, by: 1))
    #expect(host.render().text == "0")
    #expect(host.nextDeadline == .milliseconds(750))
    let bodies = host.statistics.bodies
    host.advance(by: .milliseconds(700))
    #expect(host.render().text == "0")
    #expect(host.statistics.bodies == bodies)
    host.advance(by: .milliseconds(50))
    #expect(host.render().text == "100")
    #expect(host.nextDeadline == .seconds(1))
    host.advance(by: .seconds(3600))
    #expect(host.render().text == "360100")
    #expect(host.statistics.bodies - bodies <= 260)
  }

  @Test func `the beginning of each minute`() {
    let host = host(.everyMinute)
    #expect(host.render().text == "0")
    host.advance(by: .seconds(60))
    #expect(host.render().text == "6000")
  }

  @Test func `given dates come one after the other, and then nothing is waited for`() {
    let host = host(.explicit([noon, noon.addingTimeInterval(2), noon.addingTimeInterval(5)]))
    var seen: [String] = []
    for _ in 0..<4 {
      seen.append(host.render().text)
      host.advance(by: .seconds(2))
    }
    #expect(seen == ["0", "200", "200", "500"])
    #expect(host.nextDeadline == nil)
  }

  @Test func `an animation ticks while it is not paused, and while things may move`() {
    let moving = host(.animation)
    moving.render()
    let tick = moving.nextDeadline ?? .zero
    #expect(tick > .milliseconds(10) && tick < .milliseconds(50))
    let paused = host(.animation(paused: true))
    paused.render()
    #expect(paused.nextDeadline == nil)
    let calm = host(.animation)
    calm.animates = false
    calm.render()
    #expect(calm.nextDeadline == nil)
    let slow = host(.animation(minimumInterval: 0.5))
    slow.render()
    slow.advance(by: .milliseconds(1100))
    #expect(slow.render().text == "125")
  }

  @Test func `another schedule counts at once, and a view that leaves waits for nothing`() {
    let stage = AnimationStage(width: 12, height: 1) { on in
      if !on {
        TimelineView(.periodic(from: .distantPast, by: 1)) { _ in Text(verbatim: "tick") }
      }
    }
    #expect(stage.host.nextDeadline != nil)
    stage.set(true)
    #expect(stage.host.nextDeadline == nil)
  }

  @Test func `a static picture shows the present`() {
    let text = TimelineView(.explicit([Date.distantPast, .distantFuture])) { context in
      Text(verbatim: context.date == .distantPast ? "past" : "future")
    }
    .rendered()
    #expect(text == "past")
  }
}
