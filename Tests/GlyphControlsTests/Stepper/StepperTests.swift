import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct StepperTests {
  private struct Guests: View {
    @State var count = 1
    var body: some View {
      Stepper("Guests: \(count)", value: $count, in: 0...3)
    }
  }

  @Test func `signs that lead nowhere are dots`() {
    #expect(
      ControlStates(Guests()).all == [
        "|Guests: 1 [− +]|", "|Guests: 1 ▸− +◂|", "|Guests: 1  − + |",
      ])
    #expect(Guests(count: 0).rendered() == "Guests: 0 [· +]")
    #expect(Guests(count: 3).rendered() == "Guests: 3 [− ·]")
    #expect(Guests().environment(\.glyphs, .ascii).rendered() == "Guests: 1 [- +]")
    #expect(Guests(count: 0).environment(\.glyphs, .ascii).rendered() == "Guests: 0 [. +]")
  }

  @Test func `arrows and signs change the value and stop at its bounds`() {
    let player = Player(width: 20, height: 1) { Guests() }
    player.press(.tab, .rightArrow)
    #expect(player.screen.contains("Guests: 2 ▸− +◂"))
    player.press("+", "+", "+", .rightArrow)
    #expect(player.screen.contains("Guests: 3 ▸− ·◂"))
    player.press("-", .leftArrow, .leftArrow, .leftArrow)
    #expect(player.screen.contains("Guests: 0 ▸· +◂"))
  }

  @Test func `a click on a half changes the value`() {
    let player = Player(width: 15, height: 1) { Guests() }
    player.click(x: 13, y: 0)
    #expect(player.screen.contains("Guests: 2"))
    player.click(x: 11, y: 0)
    player.click(x: 10, y: 0)
    #expect(player.screen.contains("Guests: 0"))
    player.click(x: 11, y: 0)
    #expect(player.screen.contains("Guests: 0"))
  }

  @Test func `a disabled stepper does nothing`() {
    let player = Player(width: 15, height: 1) { Guests().disabled(true) }
    #expect(!player.press(.tab))
    #expect(!player.click(x: 13, y: 0))
    #expect(player.screen == "Guests: 1  − +")
  }

  @Test func `steps that would leave the type or the bounds end at the bound`() {
    struct Edge: View {
      @State private var count = Int.max - 1
      var body: some View {
        Stepper("\(Int.max - count)", value: $count, in: 0...Int.max, step: 5)
      }
    }
    let player = Player(width: 20, height: 1) { Edge() }
    player.press(.tab, .rightArrow, .rightArrow)
    #expect(player.screen.contains("0 ▸− ·◂"))
  }

  @Test func `closures say what a step is, and are told that editing goes on`() {
    var log: [String] = []
    let player = Player(width: 20, height: 1) {
      Stepper("Zoom") {
        log.append("in")
      } onDecrement: {
        log.append("out")
      } onEditingChanged: {
        log.append($0 ? "(" : ")")
      }
    }
    player.press(.tab, .rightArrow, .leftArrow)
    #expect(log == ["(", "in", ")", "(", "out", ")"])
  }

  @Test func `a value in a format stands before the signs`() {
    let stepper = Stepper(
      "Price", value: .constant(2.5), in: 0...10, step: 0.5, format: .number)
    #expect(stepper.rendered() == "Price 2.5 [− +]")
  }
}
