import Foundation
import Testing

@testable import GlyphCells
@testable import GlyphCore

@MainActor @Suite struct ShapeViewTests {
  private let hello = Text(verbatim: "hello")

  private func picture(_ view: some View) -> String {
    view.environment(\.cellSize, .points).rendered(width: nil, height: nil)
  }

  @Test func `A shape alone is shaded by how much of it can be seen`() {
    #expect(
      picture(Circle().fill(.red).frame(width: 80, height: 80)) == """
         ▄▟████▙▄
        ▟████████▙
        ██████████
        ▜████████▛
         ▀▜████▛▀
        """)
    #expect(
      picture(Rectangle().fill(.gray.opacity(0.2)).frame(width: 80, height: 32)) == """
        ░░░░░░░░░░
        ░░░░░░░░░░
        """)
    #expect(picture(Capsule().frame(width: 80, height: 8)) == "▐████████▌")
  }

  @Test func `A circle is as large as it can be`() {
    #expect(
      picture(Circle().frame(width: 80, height: 200)) == """




         ▄▟████▙▄
        ▟████████▙
        ██████████
        ▜████████▛
         ▀▜████▛▀




        """)
    #expect(
      picture(
        HStack {
          Circle().fill(.green).frame(width: 8, height: 8); Text(verbatim: "Online")
        }) == "● Online")
  }

  @Test func `Behind content a box is told by its outline`() {
    #expect(
      picture(hello.padding().background(.blue, in: RoundedRectangle(cornerRadius: 8))) == """
        ╭───────╮
        │ hello │
        ╰───────╯
        """)
    #expect(
      picture(
        hello.padding().background(alignment: .center) {
          RoundedRectangle(cornerRadius: 8).fill(.blue)
        }) == """
          ╭───────╮
          │ hello │
          ╰───────╯
          """)
    #expect(
      picture(hello.padding().background(.regularMaterial, in: Rectangle())) == """
        ┌───────┐
        │ hello │
        └───────┘
        """)
    #expect(picture(hello.padding(8).background(.blue, in: Capsule())) == "▐hello▌")
    #expect(
      picture(hello.padding().background(Color.blue)) == """

          hello

        """)
  }

  @Test func `A coloured background is cut to the shape it is clipped to`() {
    #expect(
      picture(hello.padding().background(Color.blue).cornerRadius(8)) == """
        ╭───────╮
        │ hello │
        ╰───────╯
        """)
    #expect(
      picture(hello.padding().cornerRadius(8)) == """

          hello

        """)
    #expect(
      picture(Rectangle().fill(.red).frame(width: 80, height: 80).clipShape(Circle())) == """
         ▄▟████▙▄
        ▟████████▙
        ██████████
        ▜████████▛
         ▀▜████▛▀
        """)
  }

  @Test func `A pile of a shape and content is a card`() {
    #expect(
      picture(
        ZStack {
          RoundedRectangle(cornerRadius: 10).fill(.blue); hello
        }.frame(width: 96, height: 80)) == """
          ╭──────────╮
          │          │
          │  hello   │
          │          │
          ╰──────────╯
          """)
    #expect(
      picture(
        ZStack {
          Circle().fill(.blue); Text(verbatim: "AB")
        }.frame(width: 48, height: 48)) == """
          ▗████▖
          ██AB██
          ▝████▘
          """)
  }

  @Test func `Outlines are drawn around text and never erase it`() {
    #expect(
      picture(hello.padding().overlay { RoundedRectangle(cornerRadius: 8).stroke(.blue) }) == """
        ╭───────╮
        │ hello │
        ╰───────╯
        """)
    #expect(picture(hello.padding(.horizontal).overlay { Capsule().stroke(.blue) }) == "( hello )")
    #expect(picture(hello.overlay { Rectangle().stroke(.red) }) == "hello")
  }

  @Test func `Fills and strokes of one shape lie over each other`() {
    #expect(
      picture(
        RoundedRectangle(cornerRadius: 10).fill(.green).strokeBorder(.white).frame(
          width: 80, height: 48)) == """
          ╭────────╮
          │        │
          ╰────────╯
          """)
    #expect(
      picture(Rectangle().stroke(.red, lineWidth: 4).fill(.clear).frame(width: 48, height: 48))
        == """
        ┏━━━━┓
        ┃    ┃
        ┗━━━━┛
        """)
  }

  @Test func `A shape can be written by hand`() {
    #expect(
      picture(FiveStar().frame(width: 96, height: 96)) == """
             ▐▌
            ▗██▖
        ▝▜████████▛▘
           ▜████▛
           ██▀▀██
          ▝▘    ▝▘
        """)
    #expect(
      picture(FiveStar().stroke(.yellow).frame(width: 96, height: 96)) == """
             ⡸⢇
            ⢠⠃⠘⡄
        ⠙⠫⡉⠉⠉  ⠉⠉⢉⠝⠋
          ⠈⡱    ⢎⠁
          ⢠⢇⡠⠔⠣⢄⡸⡄
          ⠚⠁    ⠈⠓
        """)
    #expect(
      picture(
        Path { $0.addLines([CGPoint(x: 0, y: 8), CGPoint(x: 64, y: 8)]) }.stroke(.red).frame(
          width: 64, height: 16)) == "────────")
  }

  private struct Warning: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.yellow : Color.orange
    }
  }

  @Test func `A style can be written by hand and asks the environment`() {
    for (scheme, color) in [(ColorScheme.dark, SystemColor.yellow), (.light, .orange)] {
      let view = Rectangle().fill(Warning()).environment(\.colorScheme, scheme)
      let host = ViewHost(width: 3, height: 2) { view }
      #expect(host.render()[1, 1].style.background == .ansi(color.ansi))
    }
  }

  @Test func `Every cell of a gradient has its own colour`() {
    let host = ViewHost(width: 4, height: 1) {
      LinearGradient(
        colors: [Color(white: 0), Color(white: 1)], startPoint: .leading, endPoint: .trailing)
    }
    let surface = host.render()
    #expect(
      (0..<4).map { surface[$0, 0].style.background }
        == [.rgb(32, 32, 32), .rgb(96, 96, 96), .rgb(159, 159, 159), .rgb(223, 223, 223)])
  }

  @Test func `Named colours resolve to numbers of the colour scheme`() {
    var environment = EnvironmentValues()
    environment.colorScheme = .light
    #expect(abs(Color.red.resolve(in: environment).red - 1) < 0.01)
    #expect(abs(Color.primary.resolve(in: environment).red) < 0.01)
    environment.colorScheme = .dark
    #expect(Color.primary.resolve(in: environment).red > 0.8)
  }
}
