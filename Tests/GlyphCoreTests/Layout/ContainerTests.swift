import Foundation
import Testing

@testable import GlyphCore

@MainActor
@Suite struct ContainerTests {
  @Test func `a table of fixed and flexible columns keeps them in line`() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 2) {
      GridRow {
        Text(verbatim: "Name")
        Text(verbatim: "Size").gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text(verbatim: "a.txt")
        Text(verbatim: "12")
      }
      GridRow {
        Text(verbatim: "picture.png")
        Text(verbatim: "40961")
      }
    }
    #expect(
      grid.rendered() == """
        Name          Size
        ──────────────────
        a.txt           12
        picture.png  40961
        """)
  }

  @Test func `the widest view that fits is shown, at every width`() {
    let view = ViewThatFits(in: .horizontal) {
      Text(verbatim: "a long sentence")
      Text(verbatim: "shorter")
      Text(verbatim: "-")
    }
    let lines = [16, 15, 14, 7, 6, 1, 0].map { view.rendered(width: $0).trimmingSpaces }
    #expect(lines == ["a long sentence", "a long sentence", "shorter", "shorter", "-", "-", ""])
  }

  @Test func `views that were not chosen cannot be reached`() throws {
    let host = ViewHost(width: 4, height: 1) {
      ViewThatFits {
        Text(verbatim: "too long").focusable()
        Text(verbatim: "fits").focusable()
      }
    }
    host.render()
    #expect(host.send(.key(.tab)))
    #expect(host.focusedObject?.box?.frame.width == 4)
    let root = try #require(host.tree.rootBox)
    #expect(FocusOrder.stops(in: root).count == 1)
  }

  @Test func `a reader's content knows its size, and follows when it changes`() {
    let host = ViewHost(width: 8, height: 2) {
      HStack(spacing: 0) {
        Text(verbatim: "||")
        GeometryReader { room in
          Text(verbatim: "\(Int(room.size.width))x\(Int(room.size.height))")
        }
      }
    }
    #expect(host.render().text == "||6x2\n")
    host.resize(width: 12, height: 1)
    #expect(host.render().text == "||10x1")
  }

  @Test func `a reader knows where it is, on the surface and in a named space`() {
    let view = GeometryReader { room in
      let global = room.frame(in: .global)
      let named = room.frame(in: .named("box"))
      Text(verbatim: "\(Int(global.minX)),\(Int(global.minY)) \(Int(named.minX))")
    }
    .padding(.leading, 3)
    .coordinateSpace(.named("box"))
    .padding(.leading, 2)
    .padding(.top, 1)
    #expect(view.rendered(width: 16, height: 2) == "\n     5,1 3")
  }

  @Test func `an inset takes its edge and leaves the rest`() {
    let view = Text(verbatim: "body").frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .bottom) { Text(verbatim: "[bar]") }
      .safeAreaInset(edge: .leading, alignment: .top, spacing: 1) { Text(verbatim: ">") }
    #expect(view.rendered(width: 11, height: 4) == ">\n    body\n\n    [bar]")
  }

  @Test func `lengths relative to the container follow the screen`() {
    let host = ViewHost(width: 11, height: 1) {
      HStack(spacing: 1) {
        Color.white.containerRelativeFrame(.horizontal, count: 3, spacing: 1)
        Color.white.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 1)
      }
    }
    #expect(host.render().text == "███ ███████")
    host.resize(width: 5, height: 1)
    #expect(host.render().text == "█ ███")
  }
}

extension String {
  fileprivate var trimmingSpaces: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
