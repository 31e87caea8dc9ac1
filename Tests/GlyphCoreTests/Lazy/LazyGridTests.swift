import Foundation
import Testing

@testable import GlyphCore

@MainActor
@Suite struct LazyGridTests {
  private func letters(_ count: Int) -> some View {
    ForEach(Array("abcdefghijklmnop".prefix(count)), id: \.self) { Text(verbatim: "\($0)") }
  }

  private func boxes(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) {
      Text(verbatim: "\($0)").frame(maxWidth: .infinity).border(.red)
    }
  }

  @Test func `columns that fit fill the room evenly, the leading ones first`() {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 5), spacing: 1)]) { boxes(4) }
    #expect(
      grid.rendered(width: 19) == """
        ┌────┐ ┌────┐ ┌───┐
        │ 0  │ │ 1  │ │ 2 │
        └────┘ └────┘ └───┘
        ┌────┐
        │ 3  │
        └────┘
        """)
  }

  @Test func `there is one more column as soon as there is room for it`() {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 4), spacing: 1)]) { letters(12) }
    for width in 4...40 {
      let lines = grid.rendered(width: width).split(separator: "\n")
      let columns = lines[0].count { $0 != " " }
      #expect(columns == min(12, (width + 1) / 5), "width \(width)")
      #expect(lines.count == (12 + columns - 1) / columns, "width \(width)")
    }
  }

  @Test func `fixed columns come first, then others share what is left within their bounds`() {
    let grid = LazyVGrid(
      columns: [
        GridItem(.flexible(maximum: 4), spacing: 0), GridItem(.fixed(3), spacing: 0),
        GridItem(.flexible(), spacing: 0),
      ]
    ) { boxes(3) }
    #expect(
      grid.rendered(width: 16) == """
        ┌──┐┌─┐┌───────┐
        │0 ││1││   2   │
        └──┘└─┘└───────┘
        """)
  }

  @Test func `columns narrower than the grid stand where it says`() {
    func grid(_ alignment: HorizontalAlignment) -> String {
      LazyVGrid(columns: [GridItem(.fixed(2))], alignment: alignment) { letters(1) }
        .border(.red).rendered(width: 10).split(separator: "\n").map(String.init)[1]
    }
    #expect(grid(.leading) == "│a       │")
    #expect(grid(.center) == "│   a    │")
    #expect(grid(.trailing) == "│       a│")
  }

  @Test func `a row is as high as its highest view, and views stand in it as told`() {
    let grid = LazyVGrid(
      columns: [GridItem(alignment: .topLeading), GridItem(alignment: .bottomTrailing)], spacing: 1
    ) {
      Text(verbatim: "1\n2\n3")
      letters(2)
      Text(verbatim: "x\ny")
    }
    #expect(grid.rendered(width: 7) == "1\n2\n3     a\n\nb     x\n      y")
  }

  @Test func `headers and footers have a row for themselves, and a section begins a new one`() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()], alignment: .leading) {
      RowGroup {
        letters(3)
      } header: {
        Text(verbatim: "Head")
      } footer: {
        Text(verbatim: "foot")
      }
      RowGroup {
        letters(1)
      } header: {
        EmptyView()
      } footer: {
        EmptyView()
      }
    }
    let lines = grid.rendered(width: 5).split(separator: "\n").map {
      $0.filter { $0 != " " }
    }
    #expect(lines == ["Head", "ab", "c", "foot", "a"])
  }

  @Test func `a horizontal grid fills its rows from the top`() {
    let grid = LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))], spacing: 2) {
      letters(5)
    }
    #expect(grid.rendered(height: 2) == "a  c  e\nb  d")
  }

  @Test func `lengths are taken in the unit that is in force`() {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 8)], spacing: 16) {
      letters(4)
    }
    #expect(
      grid.cellSize(.points).rendered(width: 17).split(separator: "\n").map {
        $0.filter(\.isLetter)
      }
        == ["abc", "d"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -3, 0, 1e300])
  func `no length of a column is too absurd`(_ length: CGFloat) {
    for size in [
      GridItem.Size.fixed(length), .flexible(minimum: length, maximum: length),
      .adaptive(minimum: length), .adaptive(minimum: 1, maximum: length),
    ] {
      let grid = LazyVGrid(columns: [GridItem(size, spacing: length), GridItem(size)]) {
        letters(3)
      }
      #expect(grid.rendered(width: 10, height: 4).split(separator: "\n").count <= 4)
      #expect(grid.rendered(width: 0, height: 0) == "")
    }
    #expect(LazyVGrid(columns: []) { letters(2) }.rendered(width: 4) == "")
  }

  @Test func `views that come, go and grow leave the grid as if it were new`() {
    struct Changing: View {
      let step: Int
      var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: CGFloat(3 + step % 3)))]) {
          ForEach(0..<(3 + step * 2 % 5), id: \.self) { index in
            Text(verbatim: String(repeating: "x", count: 1 + (index * step) % 4))
          }
        }
      }
    }
    struct Stage: View {
      @State private var step = 0
      var body: some View { Changing(step: step).onActivate { step += 1 } }
    }
    let host = ViewHost(width: 14, height: 6) { Stage().focusEffectDisabled() }
    host.render()
    host.send(.key(.tab))
    for step in 1...12 {
      host.send(.key(.space))
      #expect(host.render().text == Changing(step: step).rendered(width: 14, height: 6))
    }
  }
}
