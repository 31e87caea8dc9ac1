import Foundation
import Testing

@testable import GlyphCore

@Suite struct StrokePictureTests {
  private var wave: Path {
    Path { path in
      path.addLines(
        (0...80).map { CGPoint(x: CGFloat($0), y: 32 - 30 * sin(CGFloat($0) / 8)) })
    }
  }

  private var cross: Path {
    Path { path in
      path.addLines([CGPoint(x: 0, y: 24), CGPoint(x: 72, y: 24)])
      path.addLines([CGPoint(x: 36, y: 0), CGPoint(x: 36, y: 48)])
    }
  }

  @Test func `A stroke is a line in the edge cells of its frame`() {
    #expect(
      ShapePictures.stroke(Rectangle(), 8, 3) == """
        ┌──────┐
        │      │
        └──────┘
        """)
    #expect(
      ShapePictures.stroke(RoundedRectangle(cornerRadius: 8), 8, 3) == """
        ╭──────╮
        │      │
        ╰──────╯
        """)
    #expect(
      ShapePictures.stroke(UnevenRoundedRectangle(topLeadingRadius: 10), 8, 3) == """
        ╭──────┐
        │      │
        └──────┘
        """)
    #expect(
      ShapePictures.stroke(Rectangle(), 8, 3, ascii: true) == """
        +------+
        |      |
        +------+
        """)
    #expect(
      ShapePictures.stroke(RoundedRectangle(cornerRadius: 8), 8, 3, ascii: true) == """
        .------.
        |      |
        '------'
        """)
  }

  @Test func `Wider strokes are heavier, and as wide as a cell they are blocks`() {
    #expect(
      ShapePictures.stroke(Rectangle(), 8, 3, style: StrokeStyle(lineWidth: 2)) == """
        ┌──────┐
        │      │
        └──────┘
        """)
    #expect(
      ShapePictures.stroke(Rectangle(), 8, 3, style: StrokeStyle(lineWidth: 4)) == """
        ┏━━━━━━┓
        ┃      ┃
        ┗━━━━━━┛
        """)
    #expect(
      ShapePictures.stroke(Rectangle(), 10, 4, style: StrokeStyle(lineWidth: 8)) == """
        █▀▀▀▀▀▀▀▀█
        █        █
        █        █
        █▄▄▄▄▄▄▄▄█
        """)
    #expect(
      ShapePictures.stroke(Rectangle(), 8, 3, style: StrokeStyle(lineWidth: 2), cellSize: .cells)
        == """
        ┏━━━━━━┓
        ┃      ┃
        ┗━━━━━━┛
        """)
  }

  @Test func `Dashes are dashes`() {
    #expect(
      ShapePictures.stroke(Rectangle(), 8, 3, style: StrokeStyle(dash: [2])) == """
        ┌┈┈┈┈┈┈┐
        ┊      ┊
        └┈┈┈┈┈┈┘
        """)
    #expect(
      ShapePictures.stroke(Rectangle(), 8, 3, style: StrokeStyle(dash: [5])) == """
        ┌┄┄┄┄┄┄┐
        ┆      ┆
        └┄┄┄┄┄┄┘
        """)
    #expect(
      ShapePictures.stroke(Rectangle(), 8, 3, style: StrokeStyle(lineWidth: 3, dash: [10, 4]))
        == """
        ┏╍╍╍╍╍╍┓
        ╏      ╏
        ┗╍╍╍╍╍╍┛
        """)
  }

  @Test func `Round outlines step from cell to cell`() {
    #expect(
      ShapePictures.stroke(Circle(), 5, 3) == """
        ╭───╮
        │   │
        ╰───╯
        """)
    #expect(
      ShapePictures.stroke(Circle(), 10, 5) == """
          ╭────╮
        ╭─╯    ╰─╮
        │        │
        ╰─╮    ╭─╯
          ╰────╯
        """)
    #expect(
      ShapePictures.stroke(Circle(), 20, 10) == """
             ╭────────╮
          ╭──╯        ╰──╮
         ╭╯              ╰╮
        ╭╯                ╰╮
        │                  │
        │                  │
        ╰╮                ╭╯
         ╰╮              ╭╯
          ╰──╮        ╭──╯
             ╰────────╯
        """)
    #expect(
      ShapePictures.stroke(Capsule(), 16, 5) == """
          ╭──────────╮
        ╭─╯          ╰─╮
        │              │
        ╰─╮          ╭─╯
          ╰──────────╯
        """)
    #expect(
      ShapePictures.stroke(RoundedRectangle(cornerRadius: 40), 20, 6) == """
          ╭──────────────╮
        ╭─╯              ╰─╮
        │                  │
        │                  │
        ╰─╮              ╭─╯
          ╰──────────────╯
        """)
    #expect(
      ShapePictures.stroke(Circle(), 10, 5, cellSize: .cells) == """
          ╭────╮
        ╭─╯    ╰─╮
        │        │
        ╰─╮    ╭─╯
          ╰────╯
        """)
  }

  @Test func `Frames of one row or column degrade`() {
    #expect(ShapePictures.stroke(Rectangle(), 8, 1) == "[      ]")
    #expect(ShapePictures.stroke(Capsule(), 8, 1) == "(      )")
    #expect(
      ShapePictures.stroke(Rectangle(), 1, 3) == """
        │
        │
        │
        """)
    #expect(ShapePictures.stroke(Rectangle(), 1, 1) == "□")
    #expect(ShapePictures.stroke(Circle(), 2, 1) == "○")
    #expect(
      ShapePictures.stroke(Rectangle(), 2, 2) == """
        ┌┐
        └┘
        """)
  }

  @Test func `Rings are bands of blocks`() {
    #expect(
      ShapePictures.stroke(Circle(), 16, 8, style: StrokeStyle(lineWidth: 10)) == """
           ▄▟██████▙▄
         ▄█▀▘      ▝▀█▄
        ▐█▘          ▝█▌
        █▌            ▐█
        █▌            ▐█
        ▐█▖          ▗█▌
         ▀█▄▖      ▗▄█▀
           ▀▜██████▛▀
        """)
    #expect(
      ShapePictures.stroke(
        Circle().trim(from: 0, to: 0.7).rotation(.degrees(-90)), 16, 8,
        style: StrokeStyle(lineWidth: 10)) == """
                  ███▙▄
                     ▝▀█▄
                       ▝█▌
                        ▐█
                        ▐█
          ▐█▖          ▗█▌
           ▀█▄▖      ▗▄█▀
             ▀▜██████▛▀
          """)
  }

  @Test func `Slanted and curved lines are braille`() {
    #expect(
      ShapePictures.stroke(FiveStar(), 20, 10) == """
                 ⡜⢣
                ⢰⠁⠈⡆
               ⢀⠇  ⠸⡀
        ⠲⣒⠒⠒⠒⠒⠒⠚    ⠓⠒⠒⠒⠒⠒⣒⠖
          ⠑⠤⡀          ⢀⠤⠊
            ⠈⠒⡄      ⢠⠒⠁
             ⡸        ⢇
            ⢀⠇ ⢀⠤⠊⠑⠤⡀ ⠸⡀
            ⣜⠤⠊⠁    ⠈⠑⠤⣣
            ⠁          ⠈
        """)
    #expect(
      ShapePictures.stroke(FiveStar(), 20, 10, ascii: true) == """
                 /\\
                |''|
               _|  |_
        \\#------    ------#/
          --_          _--
            '--      --'
             /        \\
            _| _----_ |_
            /--'    '--\\
            '          '
        """)
    #expect(
      ShapePictures.stroke(wave, 10, 4) == """
        ⢠⠋⢆   ⢀⡎⢣
        ⡎ ⠸⡄  ⡸ ⠈⡇
        ⠁  ⢣ ⢠⠇  ⢸
           ⠘⣆⡞   ⠈
        """)
    #expect(
      ShapePictures.stroke(Circle().trim(from: 0, to: 0.7), 16, 8) == """
          ⢀⡠⠖⠋
         ⡰⠁
        ⡼⠁
        ⡇
        ⡇              ⢸
        ⢳⡀            ⢀⡞
         ⠱⡀          ⢀⠎
          ⠈⠑⠦⣄⣀⣀⣀⣀⣠⠴⠊⠁
        """)
  }

  @Test func `Lines at right angles are box-drawing lines`() {
    #expect(
      ShapePictures.stroke(cross, 9, 3) == """
            │
        ────┼────
            │
        """)
    #expect(
      ShapePictures.stroke(Path { $0.addLines([.zero, CGPoint(x: 80, y: 0)]) }, 10, 1)
        == "──────────")
  }
}
