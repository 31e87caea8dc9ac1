/// W1: a settings card of 80 x 24 cells from its data to the bytes.
enum CardWorkload {
  @MainActor
  static func run() -> [Outcome] {
    let grid = ReferenceGrid(width: CardData.width, height: CardData.height)
    let output = ReferenceBytes()
    let reference = Timing.measure {
      ReferenceCard.paint(grid)
      output.encode(grid)
    }
    return [
      Outcome(workload: "W1 reference", median: reference.median, bytes: Double(output.count))
    ]
  }
}
