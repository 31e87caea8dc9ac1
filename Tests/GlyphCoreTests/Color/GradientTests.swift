import Foundation
import GlyphCells
import Testing

@testable import GlyphCore

@Suite struct GradientTests {
  private let context = ShapeStyleContext()
  private let black = Color(white: 0)
  private let white = Color(white: 1)

  /// The brightness of every cell, 0–9.
  private func picture(
    _ style: some ShapeStyle, width: Int, height: Int, cellSize: CellSize = .cells
  ) -> String {
    let ink = style._ink(in: context)
    let rows = (0..<height).map { y in
      (0..<width).map { x -> String in
        let cell = ink.cell(x: x, y: y, width: width, height: height, cellSize: cellSize)
        guard case .rgb(let red, _, _) = cell.color else { return "?" }
        return String(Int(red) * 9 / 255)
      }.joined()
    }
    return rows.joined(separator: "\n")
  }

  @Test func `A linear gradient runs along its line`() {
    let colors = [black, white]
    let along = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
    #expect(picture(along, width: 9, height: 1) == "012345678")
    let down = LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    #expect(picture(down, width: 3, height: 4) == "111\n333\n555\n777")
    let back = LinearGradient(colors: colors, startPoint: .trailing, endPoint: .leading)
    #expect(picture(back, width: 4, height: 1) == "7531")
  }

  @Test func `A diagonal gradient is the same along the other diagonal`() {
    let style = LinearGradient(
      colors: [black, white], startPoint: .topLeading, endPoint: .bottomTrailing)
    #expect(
      picture(style, width: 4, height: 4) == """
        1234
        2345
        3456
        4567
        """)
  }

  @Test func `A radial gradient is round in points, not in cells`() {
    let style = RadialGradient(
      colors: [white, black], center: .center, startRadius: 0, endRadius: 40)
    #expect(
      picture(style, width: 9, height: 5, cellSize: .points) == """
        000111000
        023454320
        135797531
        023454320
        000111000
        """)
  }

  @Test func `An angular gradient turns clockwise from three o'clock`() {
    let style = AngularGradient(colors: [black, white], center: .center)
    #expect(
      picture(style, width: 6, height: 3, cellSize: .points) == """
        556778
        444000
        332110
        """)
  }

  @Test func `Stops keep their places and colours outside of them do not change`() {
    let style = LinearGradient(
      stops: [
        .init(color: black, location: 0.25), .init(color: white, location: 0.25),
        .init(color: white, location: 0.75), .init(color: black, location: 0.75),
      ], startPoint: .leading, endPoint: .trailing)
    #expect(picture(style, width: 8, height: 1) == "00999900")
  }

  @Test func `A gradient of one colour is that colour of the terminal`() {
    #expect(Color.red.gradient._ink(in: context) == .solid(CellInk(.ansi(1))))
    #expect(Gradient(colors: [.blue, .blue])._ink(in: context) == .solid(CellInk(.ansi(4))))
    #expect(Gradient(colors: [])._ink(in: context).isClear)
  }

  @Test func `A mesh mixes the four colours around a cell`() {
    let style = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [black, white, white, black])
    #expect(
      picture(style, width: 4, height: 4) == """
        1357
        3445
        5443
        7531
        """)
    let broken = MeshGradient(width: .max, height: 2, points: [], colors: [black])
    #expect(broken._ink(in: context).isClear)
  }

  @Test func `Strange gradients do not trap`() {
    let strange: [any ShapeStyle] = [
      LinearGradient(colors: [black, white], startPoint: .center, endPoint: .center),
      LinearGradient(
        stops: [.init(color: black, location: .nan), .init(color: white, location: .infinity)],
        startPoint: UnitPoint(x: .nan, y: 0), endPoint: UnitPoint(x: .infinity, y: 0)),
      RadialGradient(colors: [black, white], center: .center, startRadius: 5, endRadius: 5),
      RadialGradient(colors: [black, white], center: .center, startRadius: .nan, endRadius: -1),
      AngularGradient(
        colors: [black, white], center: .center, startAngle: .zero, endAngle: .zero),
      AngularGradient(
        colors: [black, white], center: .center, startAngle: .radians(.nan),
        endAngle: .radians(.infinity)),
      EllipticalGradient(colors: [black, white], startRadiusFraction: .nan),
    ]
    for style in strange {
      let ink = style._ink(in: context)
      for size in [(0, 0), (1, 1), (-3, 5), (7, 3)] {
        let cell = ink.cell(x: 0, y: 0, width: size.0, height: size.1)
        #expect(cell.isDim == false)
      }
    }
  }
}
