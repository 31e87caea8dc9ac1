import Foundation
import Testing

@testable import GlyphCore

@Suite struct FillPictureTests {
  @Test func `A circle grows from a dot to a disc`() {
    #expect(ShapePictures.fill(Circle(), 1, 1) == "●")
    #expect(
      ShapePictures.fill(Circle(), 4, 2) == """
        ▟██▙
        ▜██▛
        """)
    #expect(
      ShapePictures.fill(Circle(), 6, 3) == """
        ▗████▖
        ██████
        ▝████▘
        """)
    #expect(
      ShapePictures.fill(Circle(), 10, 5) == """
         ▄▟████▙▄
        ▟████████▙
        ██████████
        ▜████████▛
         ▀▜████▛▀
        """)
    #expect(
      ShapePictures.fill(Circle(), 20, 10) == """
            ▗▄████████▄▖
          ▄██████████████▄
         ▟████████████████▙
        ▐██████████████████▌
        ████████████████████
        ████████████████████
        ▐██████████████████▌
         ▜████████████████▛
          ▀██████████████▀
            ▝▀████████▀▘
        """)
  }

  @Test func `Capsules are round at the ends at any height`() {
    #expect(ShapePictures.fill(Capsule(), 1, 1) == "●")
    #expect(ShapePictures.fill(Capsule(), 6, 1) == "▐████▌")
    #expect(
      ShapePictures.fill(Capsule(), 6, 2) == """
        ▟████▙
        ▜████▛
        """)
    #expect(
      ShapePictures.fill(Capsule(), 12, 3) == """
        ▗██████████▖
        ████████████
        ▝██████████▘
        """)
    #expect(
      ShapePictures.fill(Capsule(), 16, 5) == """
         ▄▟██████████▙▄
        ▟██████████████▙
        ████████████████
        ▜██████████████▛
         ▀▜██████████▛▀
        """)
  }

  @Test func `Rectangles lose their corners as the radius grows`() {
    #expect(
      ShapePictures.fill(Rectangle(), 12, 3) == """
        ████████████
        ████████████
        ████████████
        """)
    #expect(
      ShapePictures.fill(RoundedRectangle(cornerRadius: 4), 12, 3) == """
        ████████████
        ████████████
        ████████████
        """)
    #expect(
      ShapePictures.fill(RoundedRectangle(cornerRadius: 10), 12, 3) == """
        ▟██████████▙
        ████████████
        ▜██████████▛
        """)
    #expect(
      ShapePictures.fill(RoundedRectangle(cornerRadius: 40), 20, 6) == """
         ▄▟██████████████▙▄
        ▟██████████████████▙
        ████████████████████
        ████████████████████
        ▜██████████████████▛
         ▀▜██████████████▛▀
        """)
    #expect(
      ShapePictures.fill(
        UnevenRoundedRectangle(topLeadingRadius: 30, bottomTrailingRadius: 30), 12, 4) == """
          ▗▟██████████
          ████████████
          ████████████
          ██████████▛▘
          """)
  }

  @Test func `A shape of about one cell is a glyph`() {
    #expect(ShapePictures.fill(Rectangle(), 1, 1) == "■")
    #expect(ShapePictures.fill(Circle(), 2, 1) == "●")
    #expect(ShapePictures.fill(RoundedRectangle(cornerRadius: 8), 2, 1) == "●")
    #expect(ShapePictures.fill(FiveStar(), 2, 1) == "★")
    #expect(ShapePictures.fill(Rectangle().rotation(.degrees(45)).scale(0.7), 1, 1) == "◆")
    #expect(ShapePictures.fill(Rectangle(), 2, 1) == "██")
  }

  @Test func `A star keeps its points`() {
    #expect(
      ShapePictures.fill(FiveStar(), 20, 10) == """
                 ▐▌
                ▗██▖
                ▟██▙
         ▄▄▄▄▄▄▟████▙▄▄▄▄▄▄
          ▝▜████████████▛▘
             ▀████████▀
             ▐████████▌
             ███▀▘▝▀███
            ▟▛▀      ▀▜▙

        """)
  }

  @Test func `Outlines can be combined`() {
    #expect(
      ShapePictures.fill(Rectangle().subtracting(Circle()), 12, 6) == """
        ██▛▀▘  ▝▀▜██
        ▛▘        ▝▜
        ▘          ▝
        ▖          ▗
        ▙▖        ▗▟
        ██▙▄▖  ▗▄▟██
        """)
    #expect(
      ShapePictures.fill(Circle().intersection(Rectangle().offset(x: 40)), 12, 6) == """
             ████▄
             ██████▖
             ███████
             ███████
             ██████▘
             ████▀
        """)
    #expect(
      ShapePictures.fill(Rectangle().scale(0.5).union(Circle().offset(x: 24)), 12, 6) == """
             ▄██████
           ▄████████
           █████████
           █████████
           ▀████████
             ▀██████
        """)
  }

  @Test func `A rectangle far thinner than a cell is a line`() {
    #expect(
      ShapePictures.fill(Path(CGRect(x: 0, y: 8, width: 80, height: 1)), 10, 1) == "──────────")
    #expect(
      ShapePictures.fill(Path(CGRect(x: 0, y: 4, width: 80, height: 4)), 10, 1) == "━━━━━━━━━━")
    #expect(
      ShapePictures.fill(Path(CGRect(x: 0, y: 4, width: 80, height: 8)), 10, 1) == "██████████")
    #expect(
      ShapePictures.fill(Path(CGRect(x: 3, y: 0, width: 1, height: 48)), 1, 3) == """
        │
        │
        │
        """)
  }

  @Test func `Where a point is a cell, circles and corners still look round`() {
    #expect(
      ShapePictures.fill(Circle(), 10, 5, cellSize: .cells) == """
         ▄▟████▙▄
        ▟████████▙
        ██████████
        ▜████████▛
         ▀▜████▛▀
        """)
    #expect(
      ShapePictures.fill(Circle(), 10, 7, cellSize: .cells) == """

         ▄▟████▙▄
        ▟████████▙
        ██████████
        ▜████████▛
         ▀▜████▛▀

        """)
    #expect(
      ShapePictures.fill(Capsule(), 10, 3, cellSize: .cells) == """
        ▗████████▖
        ██████████
        ▝████████▘
        """)
    #expect(
      ShapePictures.fill(RoundedRectangle(cornerRadius: 1), 10, 3, cellSize: .cells) == """
        ▟████████▙
        ██████████
        ▜████████▛
        """)
  }

  @Test func `Shading and ASCII`() {
    #expect(
      ShapePictures.fill(RoundedRectangle(cornerRadius: 10), 8, 3, shading: .light) == """
        ▟░░░░░░▙
        ░░░░░░░░
        ▜░░░░░░▛
        """)
    #expect(
      ShapePictures.fill(Circle(), 10, 5, shading: .medium, ascii: true) == """
         _#::::#_
        #::::::::#
        ::::::::::
        #::::::::#
         "#::::#"
        """)
    #expect(
      ShapePictures.fill(Circle(), 10, 5, ascii: true) == """
         _######_
        ##########
        ##########
        ##########
         "######"
        """)
  }
}
