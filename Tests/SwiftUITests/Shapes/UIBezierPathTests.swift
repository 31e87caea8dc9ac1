import SwiftUI
import Testing

@MainActor
struct UIBezierPathTests {
  private let rect = CGRect(x: 0, y: 0, width: 80, height: 64)

  @Test func `outlines are those of SwiftUI`() {
    #expect(Path(UIBezierPath(rect: rect).cgPath) == Path(rect))
    #expect(Path(UIBezierPath(ovalIn: rect).cgPath) == Path(ellipseIn: rect))
    #expect(
      UIBezierPath(roundedRect: rect, cornerRadius: 8).cgPath
        == Path(roundedRect: rect, cornerRadius: 8))
    let drawn = UIBezierPath()
    drawn.move(to: .zero)
    drawn.addLine(to: CGPoint(x: 8, y: 0))
    drawn.addQuadCurve(to: CGPoint(x: 8, y: 8), controlPoint: CGPoint(x: 9, y: 4))
    drawn.addCurve(
      to: .zero, controlPoint1: CGPoint(x: 1, y: 1), controlPoint2: CGPoint(x: 2, y: 2))
    drawn.close()
    #expect(
      drawn.cgPath
        == Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: 8, y: 0))
          path.addQuadCurve(to: CGPoint(x: 8, y: 8), control: CGPoint(x: 9, y: 4))
          path.addCurve(
            to: .zero, control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
          path.closeSubpath()
        })
  }

  @Test func `single corners are round`() {
    struct Tab: Shape {
      let corners: UIRectCorner
      func path(in rect: CGRect) -> Path {
        Path(
          UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners,
            cornerRadii: CGSize(width: 16, height: 16)
          ).cgPath)
      }
    }
    func picture(_ corners: UIRectCorner) -> String {
      Tab(corners: corners).stroke().frame(width: 40, height: 48).rendered()
    }
    #expect(picture([.topLeft, .topRight]) == "╭───╮\n│   │\n└───┘")
    #expect(picture([.bottomLeft]) == "┌───┐\n│   │\n╰───┘")
    #expect(picture(.allCorners) == "╭───╮\n│   │\n╰───╯")
  }
}
