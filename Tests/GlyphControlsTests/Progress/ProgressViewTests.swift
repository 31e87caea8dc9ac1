import Foundation
import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct ProgressViewTests {
  private struct Bare: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(verbatim: "<")
        configuration.label
        configuration.currentValueLabel
        Text(verbatim: configuration.fractionCompleted.map { "\($0)" } ?? "?")
        Text(verbatim: ">")
      }
    }
  }

  private struct Around: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Text(verbatim: "{")
        ProgressView(configuration)
        Text(verbatim: "}")
      }
    }
  }

  @Test func `a line shows halves of a cell between the label and the percentage`() {
    func line(_ value: Double) -> String { ProgressView("Copy", value: value).rendered(width: 18) }
    #expect(line(0) == "Copy ────────   0%")
    #expect(line(0.25) == "Copy ━━──────  25%")
    #expect(line(0.3) == "Copy ━━╾─────  30%")
    #expect(line(0.5) == "Copy ━━━━────  50%")
    #expect(line(1) == "Copy ━━━━━━━━ 100%")
  }

  @Test func `only nothing looks empty, and only the whole looks full`() {
    for width in 10...60 {
      let little = ProgressView(value: 0.0001).rendered(width: width)
      let much = ProgressView(value: 0.9999).rendered(width: width)
      #expect(little.hasPrefix("╾─"), "\(width)")
      #expect(little.hasSuffix("  1%"), "\(width)")
      #expect(much.hasSuffix("━╾  99%"), "\(width)")
    }
  }

  @Test func `values beyond the total, none and nonsense are drawn`() {
    func line(_ value: Double?, _ total: Double = 1) -> String {
      ProgressView(value: value, total: total).progressViewStyle(.linear).rendered(width: 9)
    }
    #expect(line(7) == "━━━━ 100%")
    #expect(line(-1) == "────   0%")
    #expect(line(.nan) == "────   0%")
    #expect(line(.infinity) == "━━━━ 100%")
    #expect(line(3, 0) == "━━━━ 100%")
    #expect(line(3, -2) == "━━━━ 100%")
    #expect(line(nil) == "╌╌╌╌╌╌╌╌╌")
  }

  @Test func `a value in its own words stands in the place of the percentage`() {
    let view = ProgressView(value: 1, total: 4) {
      Text(verbatim: "Files")
    } currentValueLabel: {
      Text(verbatim: "1 of 4")
    }
    #expect(view.rendered(width: 20) == "Files ━━───── 1 of 4")
  }

  @Test func `where nothing is known a sign stands before the label`() {
    #expect(ProgressView("Loading").rendered() == "⠋ Loading")
    #expect(ProgressView().rendered() == "⠋")
    #expect(ProgressView("Loading").environment(\.glyphs, .ascii).rendered() == "| Loading")
  }

  @Test func `the sign turns with the clock while the host animates, and only then`() {
    let player = Player(width: 9, height: 1) { ProgressView("Loading") }
    player.advance(by: .milliseconds(500))
    #expect(player.screen == "⠋ Loading")
    #expect(player.host.nextDeadline == nil)
    player.host.animates = true
    player.advance(by: .milliseconds(100))
    #expect(player.screen == "⠙ Loading")
    player.advance(by: .milliseconds(250))
    #expect(player.screen == "⠸ Loading")
    #expect(player.host.nextDeadline != nil)
    let before = player.host.statistics
    player.advance(by: .milliseconds(100))
    #expect(player.host.statistics.bodies == before.bodies)
    #expect(player.host.statistics.measures == before.measures)
  }

  @Test func `signs tell quarters apart`() {
    let signs = [0, 0.25, 0.5, 0.75, 1].map { value in
      ProgressView(value: value).progressViewStyle(.circular).rendered()
    }
    #expect(signs == ["○   0%", "◔  25%", "◑  50%", "◕  75%", "● 100%"])
  }

  @Test func `in a sweep the line gives way before the words`() {
    let view = ProgressView("Copy", value: 0.5)
    #expect(view.rendered(width: 13) == "Copy ━╾─  50%")
    for width in 13...40 {
      let text = view.rendered(width: width)
      #expect(text.count == width)
      #expect(text.hasPrefix("Copy "))
      #expect(text.hasSuffix(" 50%"))
    }
  }

  @Test func `hidden labels leave the line`() {
    let view = ProgressView("Copy", value: 0.5).labelsHidden()
    #expect(view.rendered(width: 9) == "━━──  50%")
  }

  @Test func `a style gets what the view knows, and wraps the next one`() {
    let view = ProgressView("Copy", value: 0.5)
    #expect(view.progressViewStyle(Bare()).rendered() == "<Copy0.5>")
    #expect(
      view.progressViewStyle(Around()).progressViewStyle(Bare()).rendered() == "{<Copy0.5>}")
    #expect(
      view.progressViewStyle(Bare()).progressViewStyle(Around()).rendered() == "<Copy0.5>")
    #expect(ProgressView().progressViewStyle(Bare()).rendered() == "<?>")
  }

  @Test func `a Foundation progress is read when the view is made`() {
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    #expect(ProgressView(progress).rendered(width: 9) == "━───  25%")
  }

  @Test func `the done part is in the tint`() {
    let view = ProgressView(value: 0.5).tint(.green)
    let surface = ViewRenderer(content: view).surface
    #expect(surface[0, 0].style.foreground == .ansi(2))
    #expect(surface[19, 0].style.attributes.contains(.dim))
  }

  @Test func `it is read as its label and a value`() throws {
    let host = ViewHost(width: 20, height: 1) { ProgressView("Copy", value: 0.5) }
    let element = try #require(host.accessibilityElements.first)
    #expect(element.label == "Copy")
    #expect(element.value == "50%")
    #expect(element.traits.contains(.updatesFrequently))
    #expect(host.accessibilityElements.count == 1)
  }

  @Test func `a stretch of time passes by the clock of the host, and then nothing is due`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let host = ViewHost(width: 24, height: 2) {
      VStack(spacing: 0) {
        ProgressView(timerInterval: start...start.addingTimeInterval(10)) {
          Text(verbatim: "Tea")
        }
        ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false)
      }
    }
    host.date = start
    #expect(host.render().text == "Tea ━━━━━━━━━━━━━━━ 0:10\n─────────────────── 0:00")
    host.advance(by: .seconds(5))
    #expect(host.render().text == "Tea ━━━━━━━╾─────── 0:05\n━━━━━━━━━╾───────── 0:05")
    host.advance(by: .seconds(60))
    #expect(host.render().text == "Tea ─────────────── 0:00\n━━━━━━━━━━━━━━━━━━━ 0:10")
    #expect(host.nextDeadline == nil)
  }
}
