import GlyphCells
import Testing

struct GridRectTests {
  private let edges = [Int.min, -5, -1, 0, 1, 7, Int.max]

  @Test func `no operation on extreme rectangles traps`() {
    for x in edges {
      for width in edges {
        let one = GridRect(x: x, y: width, width: width, height: x)
        for dx in edges {
          let other = GridRect(x: dx, y: x, width: x, height: width)
          #expect(!one.intersection(other).contains(GridPoint(x: .max, y: .max)))
          #expect(one.union(other).isEmpty || !(one.isEmpty && other.isEmpty))
          #expect(one.offset(x: dx, y: dx).size == one.size)
        }
      }
    }
  }

  @Test func `an intersection is what both cover`() {
    let one = GridRect(x: 0, y: 0, width: 4, height: 3)
    let other = GridRect(x: 2, y: 1, width: 9, height: 9)
    #expect(one.intersection(other) == GridRect(x: 2, y: 1, width: 2, height: 2))
    #expect(one.intersection(GridRect(x: 4, y: 0, width: 1, height: 1)) == .zero)
    #expect(one.union(other) == GridRect(x: 0, y: 0, width: 11, height: 10))
    #expect(one.union(.zero) == one)
    #expect(one.contains(one.intersection(other)))
    #expect(one.contains(GridPoint(x: 3, y: 2)))
    #expect(!one.contains(GridPoint(x: 4, y: 2)))
  }
}
