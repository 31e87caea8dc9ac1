import Foundation
import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct DetentTests {
  /// The rows of the frame of a sheet on a screen of 12 rows.
  private func rows(_ player: Player) -> Int {
    player.screen.split(separator: "\n").filter { $0.contains("│") || $0.contains("╭") }.count + 1
  }

  private func player(
    _ detents: Set<PresentationDetent>, unit: CellSize = .cells
  ) -> Player {
    Player(width: 30, height: 12) {
      Text(verbatim: "behind").sheet(isPresented: .constant(true)) {
        Text(verbatim: "sheet").presentationDetents(detents)
      }
      .cellSize(unit)
    }
  }

  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.3 }
  }

  @Test func `a sheet comes up at the lowest of its heights`() {
    #expect(rows(player([.medium, .large])) == 7)
    #expect(rows(player([.large])) == 12)
    #expect(rows(player([.height(4)])) == 6)
    #expect(rows(player([.height(64)], unit: .points)) == 6)
    #expect(rows(player([.fraction(0.8)])) == 10)
    #expect(rows(player([.custom(Third.self)])) == 5)
    #expect(rows(player([])) == 3)
  }

  @Test func `absurd heights are within the screen`() {
    #expect(rows(player([.height(.infinity)])) == 12)
    #expect(rows(player([.height(1e9)])) == 12)
    #expect(rows(player([.fraction(.nan)])) == 12)
    #expect(rows(player([.fraction(-1)])) <= 3)
  }

  @Test func `Option with an arrow takes the sheet to its next height`() {
    let player = player([.medium, .large])
    player.press(.upArrow, modifiers: .option)
    #expect(rows(player) == 12)
    player.press(.upArrow, modifiers: .option)
    #expect(rows(player) == 12)
    player.press(.downArrow, modifiers: .option)
    #expect(rows(player) == 7)
  }

  @Test func `a selection says at which height it stands, and follows`() {
    struct Screen: View {
      @State private var detent = PresentationDetent.large
      var body: some View {
        Text(verbatim: "behind").sheet(isPresented: .constant(true)) {
          Text(verbatim: detent == .medium ? "half" : "all")
            .presentationDetents([.medium, .large], selection: $detent)
        }
      }
    }
    let player = Player(width: 30, height: 12) { Screen() }
    #expect(rows(player) == 12)
    player.press(.downArrow, modifiers: .option)
    #expect(player.screen.contains("half"))
    #expect(rows(player) == 7)
  }
}
