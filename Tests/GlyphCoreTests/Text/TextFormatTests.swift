import Foundation
import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct TextFormatTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func utc(_ text: Text) -> String {
    text.environment(\.timeZone, .gmt).rendered().replacing("\u{202F}", with: " ")
  }

  @Test func `Dates are put into words`() {
    #expect(utc(Text(start, style: .date)) == "January 1, 2001")
    #expect(utc(Text(start, style: .time)) == "12:00 AM")
    #expect(utc(Text("at \(start, style: .date)")) == "at January 1, 2001")
    #expect(utc(Text(start...start.addingTimeInterval(5400))) == "12:00 AM – 1:30 AM")
    #expect(utc(Text(DateInterval(start: start, duration: 60))) == "12:00 AM – 12:01 AM")
  }

  @Test func `Distances are counted in their largest units`() {
    #expect(TimeFormat.words(8_580, parts: 2) == "2 hours, 23 minutes")
    #expect(TimeFormat.words(8_580, parts: 1) == "2 hours")
    #expect(TimeFormat.words(61, parts: 2) == "1 minute, 1 second")
    #expect(TimeFormat.words(3_600, parts: 2) == "1 hour")
    #expect(TimeFormat.words(0, parts: 2) == "0 seconds")
    #expect(TimeFormat.words(.infinity, parts: 1).hasSuffix("years"))
    #expect(TimeFormat.words(.nan, parts: 1) == "0 seconds")
  }

  @Test func `A clock stands where it is paused`() {
    let range = start...start.addingTimeInterval(4000)
    let pause = start.addingTimeInterval(60)
    #expect(Text(timerInterval: range, pauseTime: pause).rendered() == "1:05:40")
    #expect(Text(timerInterval: range, pauseTime: pause, countsDown: false).rendered() == "1:00")
    #expect(Text(timerInterval: range, pauseTime: pause, showsHours: false).rendered() == "65:40")
  }

  @Test func `Formats and formatters have their say`() {
    #expect(Text(0.25, format: .percent.locale(Locale(identifier: "en_US"))).rendered() == "25%")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    #expect(Text(NSNumber(value: 3), formatter: formatter).rendered() == "3.00")
    #expect(Text("\(NSNumber(value: 3), formatter: formatter)!").rendered() == "3.00!")
  }

  @Test func `Attributes of a string become style`() {
    var string = AttributedString("see ")
    string.foregroundColor = .red
    var link = AttributedString("docs")
    link.link = URL(string: "https://a.b")
    link.font = .headline
    string += link
    let surface = ViewRenderer(content: Text(string)).surface
    #expect(surface.text == "see docs")
    #expect(surface[0, 0].style.foreground == .ansi(1))
    #expect(surface[4, 0].style.attributes == [.bold, .underline])
    #expect(surface.styles.target(of: surface[4, 0].style.link) == "https://a.b")
  }

  @Test func `Text that was written for a terminal keeps its colours and nothing else`() {
    let text = Text(ansi: "\u{1B}[1;31mred\u{1B}[0m \u{1B}[2Jplain")
    #expect(text.rendered() == "red ␛[2Jplain")
    let joined = Text(verbatim: "> ").bold() + text.foregroundStyle(.green)
    let surface = ViewRenderer(content: joined).surface
    #expect(surface[0, 0].style.attributes == .bold)
    #expect(surface[2, 0].style == CellStyle(foreground: .ansi(1), attributes: .bold))
    #expect(surface[6, 0].style == CellStyle(foreground: .ansi(2)))
  }

  @Test func `Redacted texts are blocks of the same shape`() {
    let text = Text(verbatim: "one two\n你")
    #expect(text.redacted(reason: .placeholder).rendered() == "▒▒▒▒▒▒▒\n▒▒")
    #expect(text.redacted(reason: .privacy).rendered() == "one two\n你")
    #expect(text.privacySensitive().redacted(reason: .privacy).rendered() == "▒▒▒▒▒▒▒\n▒▒")
    let shown = Group { text.unredacted() }.redacted(reason: .placeholder)
    #expect(shown.rendered() == "one two\n你")
  }

  @Test func `A key is looked up in the tables of a bundle`() throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("Tables-\(UUID().uuidString).resources")
    let tables = directory.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
    try Data("\"hello\" = \"Hello **there**\";\n".utf8)
      .write(to: tables.appendingPathComponent("Localizable.strings"))
    let bundle = try #require(Bundle(url: directory))
    #expect(Text("hello", bundle: bundle).rendered() == "Hello there")
    #expect(Text("unknown", bundle: bundle).rendered() == "unknown")
  }

  @Test func `Places of a translation take what was interpolated`() {
    var format = LocalizedFormat()
    format.append(argument: "3", specifier: "%lld")
    format.append(literal: " files in 100% of ")
    format.append(argument: "src", specifier: "%@")
    #expect(format.key == "%lld files in 100%% of %@")
    func fill(_ translation: String) -> String {
      Text(key: format.filled(into: translation), insertions: []).rendered()
    }
    #expect(fill("%2$@: %1$lld Dateien") == "src: 3 Dateien")
    #expect(fill("%lld%% in %@") == "3% in src")
    #expect(fill("%@ %@ %@ %") == "3 src")
  }
}
