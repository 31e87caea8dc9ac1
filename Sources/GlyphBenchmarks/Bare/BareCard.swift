/// W1 by hand.
enum BareCard {
  static func paint(_ grid: BareGrid) {
    grid.clear()
    grid.drawBorder(x: 0, y: 0, width: CardData.width, height: CardData.height)
    grid.draw("Settings", x: 36, y: 1, .bold)
    grid.fill(0x2500, x: 1, y: 2, count: 78)
    for index in 0..<CardData.names.count {
      grid.draw(CardData.names[index], x: 2, y: 3 &+ index)
      if CardData.isOn(index) {
        grid.draw("[x]", x: 75, y: 3 &+ index, .green)
      } else {
        grid.draw("[ ]", x: 75, y: 3 &+ index, .grey)
      }
    }
    grid.draw("Storage ", x: 2, y: 14)
    let filled = CardData.filled
    grid.fill(0x2588, x: 10, y: 14, count: filled, .cyan)
    grid.fill(0x2591, x: 10 &+ filled, y: 14, count: CardData.barWidth &- filled, .grey)
    grid.draw(" 65%", x: 74, y: 14)
    grid.fill(0x2500, x: 1, y: 20, count: 78)
    grid.draw("[ Cancel ]  [ Apply ]  ", x: 49, y: 21)
    grid.draw("[ OK ]", x: 72, y: 21, .reverse)
    grid.draw("Tab: next  Space: toggle  Enter: press", x: 2, y: 22, .dim)
  }
}
