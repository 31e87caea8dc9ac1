import Foundation
import GlyphCore
import Testing

@MainActor
struct GestureTests {
  /// What happened, in order.
  private final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }

  private func play<Content: View>(
    _ log: Log, width: Int = 10, height: Int = 3, @ViewBuilder _ content: () -> Content,
    _ events: (ViewHost) -> Void
  ) -> [String] {
    let host = ViewHost(width: width, height: height, content: content)
    host.render()
    events(host)
    return log.entries
  }

  private func drag(_ host: ViewHost, _ from: (Int, Int), _ to: (Int, Int)) {
    host.send(.pointerDown(x: from.0, y: from.1))
    host.send(.pointerDragged(x: to.0, y: to.1))
    host.send(.pointerUp(x: to.0, y: to.1))
  }

  private var area: some View { Color.red.frame(width: 10, height: 3) }

  @Test func `a tap is a click and a key`() {
    let log = Log()
    let entries = play(log) {
      area.gesture(TapGesture().onEnded { log.add("tap") })
    } _: { host in
      host.send(.click(x: 1, y: 1))
      host.send(.key(.space))
      host.send(.key(.return))
      drag(host, (1, 1), (20, 1))
    }
    #expect(entries == ["tap", "tap", "tap"])
  }

  @Test func `two taps have to follow each other`() {
    let log = Log()
    let entries = play(log) {
      area.onTapGesture(count: 2) { log.add("two") }
        .onTapGesture { log.add("one") }
    } _: { host in
      host.send(.click(x: 1, y: 1))
      host.send(.click(x: 1, y: 1))
      host.advance(by: .seconds(1))
      host.send(.click(x: 1, y: 1))
      host.send(.click(x: 5, y: 1))
    }
    #expect(entries == ["one", "two", "one", "one"])
  }

  @Test func `a tap knows its cell, in points`() {
    let log = Log()
    let entries = play(log) {
      Color.red.frame(width: 80, height: 48)
        .onTapGesture { point in log.add("\(point.x) \(point.y)") }
        .gesture(SpatialTapGesture(coordinateSpace: .global).onEnded { log.add("\($0.location)") })
        .cellSize(.points)
    } _: { host in
      host.send(.click(x: 2, y: 1))
    }
    #expect(entries == ["20.0 24.0"])
  }

  @Test func `a drag tells its way, and keeps the click from others`() {
    let log = Log()
    let entries = play(log) {
      area.onTapGesture { log.add("tap") }
        .gesture(
          DragGesture()
            .onChanged { log.add("\(Int($0.translation.width))") }
            .onEnded { log.add("end \(Int($0.translation.width))") })
    } _: { host in
      host.send(.pointerDown(x: 1, y: 1))
      host.send(.pointerDragged(x: 2, y: 1))
      host.send(.pointerDragged(x: 4, y: 1))
      host.send(.pointerUp(x: 4, y: 1))
      host.send(.click(x: 1, y: 1))
    }
    #expect(entries == ["1", "3", "end 3", "tap"])
  }

  @Test func `a drag without a distance begins at once`() {
    let log = Log()
    let entries = play(log) {
      area.gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { log.add("\($0.location.x)") }.onEnded { _ in log.add("end") })
    } _: { host in
      host.send(.click(x: 3, y: 1))
    }
    #expect(entries == ["3.5", "end"])
  }

  @Test func `a switch that is dragged can be clicked and reached by keys`() {
    struct Switch: View {
      let log: Log
      @State private var isOn = false
      var body: some View {
        Text(verbatim: isOn ? "  (on) " : " (off) ")
          .gesture(DragGesture().onEnded { isOn = $0.translation.width > 0 })
          .onChange(of: isOn) { log.add("\(isOn)") }
      }
    }
    let log = Log()
    let entries = play(log, height: 1) {
      Switch(log: log)
    } _: { host in
      host.send(.click(x: 4, y: 0))
      host.send(.click(x: 4, y: 0))
      host.send(.key(.space))
      host.send(.key(.leftArrow))
      host.send(.key(.rightArrow))
      drag(host, (6, 0), (2, 0))
      host.render()
    }
    #expect(entries == ["true", "false", "true", "false", "true", "false"])
  }

  @Test func `a long press takes its time`() {
    let log = Log()
    let entries = play(log) {
      area.onLongPressGesture {
        log.add("long")
      } onPressingChanged: {
        log.add("\($0)")
      }
    } _: { host in
      host.send(.click(x: 1, y: 1))
      host.send(.pointerDown(x: 1, y: 1))
      #expect(host.nextDeadline.map { $0 <= .milliseconds(500) } == true)
      host.advance(by: .milliseconds(600))
      host.send(.pointerUp(x: 1, y: 1))
      host.send(.key(.space))
    }
    #expect(entries == ["true", "false", "true", "long", "false", "true", "long", "false"])
  }

  @Test func `high priority comes before what is inside, simultaneous beside it`() {
    let log = Log()
    let entries = play(log) {
      area.onTapGesture { log.add("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.add("beside") })
    } _: { host in
      host.send(.click(x: 1, y: 1))
    }
    #expect(entries == ["inner", "beside"])
    let high = Log()
    let first = play(high) {
      area.onTapGesture { high.add("inner") }
        .highPriorityGesture(TapGesture().onEnded { high.add("high") })
    } _: { host in
      host.send(.click(x: 1, y: 1))
    }
    #expect(first == ["high"])
  }

  @Test func `a gesture state lasts as long as the gesture`() {
    struct Card: View {
      @GestureState private var offset = 0
      var body: some View {
        Text(verbatim: "at \(offset)").frame(width: 10)
          .gesture(
            DragGesture().updating($offset) { value, offset, _ in
              offset = Int(value.translation.width)
            })
      }
    }
    let host = ViewHost(width: 10, height: 1) { Card() }
    host.send(.pointerDown(x: 1, y: 0))
    host.send(.pointerDragged(x: 4, y: 0))
    #expect(host.render().text.contains("at 3"))
    host.send(.pointerUp(x: 4, y: 0))
    #expect(host.render().text.contains("at 0"))
  }

  @Test func `one gesture after the other`() {
    let log = Log()
    let entries = play(log) {
      area.gesture(
        LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
          if case .second(true, let drag?) = value { log.add("\(Int(drag.translation.width))") }
        })
    } _: { host in
      drag(host, (1, 1), (5, 1))
      host.send(.pointerDown(x: 1, y: 1))
      host.advance(by: .seconds(1))
      host.send(.pointerDragged(x: 4, y: 1))
      host.send(.pointerUp(x: 4, y: 1))
    }
    #expect(entries == ["3"])
  }

  @Test func `one gesture or the other, and both at once`() {
    let log = Log()
    let entries = play(log) {
      area.gesture(
        DragGesture().exclusively(before: TapGesture()).onEnded { value in
          switch value {
          case .first: log.add("drag")
          case .second: log.add("tap")
          }
        })
    } _: { host in
      drag(host, (1, 1), (5, 1))
      host.send(.click(x: 1, y: 1))
    }
    #expect(entries == ["drag", "tap"])
    let both = Log()
    let pairs = play(both) {
      area.gesture(
        DragGesture().simultaneously(with: LongPressGesture(minimumDuration: 0)).onEnded { value in
          both.add("\(value.first != nil) \(value.second != nil)")
        })
    } _: { host in
      drag(host, (1, 1), (5, 1))
    }
    #expect(pairs.count == 1)
  }

  @Test func `what two fingers do never happens`() {
    let log = Log()
    let entries = play(log) {
      area.gesture(MagnificationGesture().onEnded { _ in log.add("magnified") })
        .gesture(RotateGesture().onEnded { _ in log.add("turned") })
    } _: { host in
      drag(host, (1, 1), (5, 1))
    }
    #expect(entries.isEmpty)
  }

  @Test func `disabled views make no gestures`() {
    let log = Log()
    let entries = play(log) {
      area.gesture(TapGesture().onEnded { log.add("tap") }).disabled(true)
      area.gesture(TapGesture().onEnded { log.add("tap") }, including: .subviews)
    } _: { host in
      host.send(.click(x: 1, y: 0))
      host.send(.click(x: 1, y: 2))
      #expect(!host.send(.key(.tab)))
    }
    #expect(entries.isEmpty)
  }

  @Test func `a gesture may be missing`() {
    let log = Log()
    func entries(_ isOn: Bool) -> [String] {
      play(log) {
        area.gesture(isOn ? TapGesture().onEnded { log.add("tap") } : nil)
      } _: { host in
        host.send(.click(x: 1, y: 1))
      }
    }
    #expect(entries(false) == [])
    #expect(entries(true) == ["tap"])
  }
}
