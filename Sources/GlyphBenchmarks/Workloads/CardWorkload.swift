/// W1: a settings card of 80 x 24 cells from its data to the bytes.
enum CardWorkload {
  @MainActor
  static func run() -> [Outcome] {
    let grid = BareGrid(width: CardData.width, height: CardData.height)
    let output = BareBytes()
    var fresh = FreshFrame(width: CardData.width, height: CardData.height)
    let (time, reference) = Timing.compare {
      fresh.render { CardView() }
    } reference: {
      BareCard.paint(grid)
      output.encode(grid)
    }
    return [fresh.outcome("W1 card", time, reference, expected: output.bytes)]
  }
}
