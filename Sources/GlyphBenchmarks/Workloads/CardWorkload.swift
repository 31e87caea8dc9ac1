/// W1: a settings card of 80 x 24 cells from its data to the bytes.
enum CardWorkload {
  @MainActor
  static func run() -> [Outcome] {
    let grid = BareGrid(width: CardData.width, height: CardData.height)
    let output = BareBytes()
    let reference = Timing.measure {
      BareCard.paint(grid)
      output.encode(grid)
    }
    return [
      Outcome(workload: "W1 reference", median: reference.median, bytes: Double(output.count))
    ]
  }
}
