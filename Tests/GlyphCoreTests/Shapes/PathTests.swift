import Foundation
import Testing

@testable import GlyphCore

@Suite struct PathTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `A path knows what is inside of it`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(circle.contains(CGPoint(x: 5, y: 5)))
    #expect(!circle.contains(CGPoint(x: 1, y: 1)))
    #expect(square.contains(CGPoint(x: 1, y: 1)))
    #expect(!square.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func `Taken apart, a simple outline is inside where it was as a whole`() {
    let rect = CGRect(x: 3, y: 2, width: 40, height: 20)
    let shapes = [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 7),
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(topLeading: 3, bottomTrailing: 9)),
    ]
    for whole in shapes {
      let apart = Path(elements: whole.elements)
      var differences = 0
      for x in stride(from: CGFloat(0.3), to: 50, by: 1) {
        for y in stride(from: CGFloat(0.3), to: 30, by: 1) {
          let point = CGPoint(x: x, y: y)
          if whole.contains(point) != apart.contains(point) { differences += 1 }
        }
      }
      #expect(differences <= 2)
      #expect(abs(whole.boundingRect.width - apart.boundingRect.width) < 0.01)
    }
  }

  @Test func `Holes count by direction, or by number with the even-odd rule`() {
    var path = square
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
  }

  @Test func `Arcs go the way they are told`() {
    func end(clockwise: Bool) -> CGRect {
      Path {
        $0.addArc(
          center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .zero, endAngle: .degrees(90),
          clockwise: clockwise)
      }.boundingRect
    }
    #expect(abs(end(clockwise: false).minY - 10) < 0.01)
    #expect(abs(end(clockwise: true).minY) < 0.05)
    #expect(abs(end(clockwise: true).minX) < 0.05)
  }

  @Test func `A corner can be rounded by an arc between two tangents`() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 0.001 && abs(end.y - 4) < 0.001)
    #expect(path.boundingRect.maxX <= 10.001)
  }

  @Test func `Trimming takes a part of the length`() {
    let half = square.trimmedPath(from: 0, to: 0.5)
    #expect(half.description == "0 0 m 10 0 l 10 10 l")
    let middle = square.trimmedPath(from: 0.125, to: 0.375)
    #expect(middle.description == "5 0 m 10 0 l 10 5 l")
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.2).isEmpty)
    #expect(square.trimmedPath(from: .nan, to: .nan).isEmpty)
  }

  @Test func `A path and its description are the same`() {
    let text = "0 0 m 10 0.5 l 1 2 3 4 q 1 2 3 4 5 6 c h"
    #expect(Path(text)?.description == text)
    #expect(Path(square.description)?.description == square.description)
    for broken in ["1 m", "1 2 x", "1 2", "a b m", "1 2 3 l"] {
      #expect(Path(broken) == nil, "\(broken)")
    }
  }

  @Test func `Moving and stretching keeps a simple outline simple`() {
    let moved = square.offsetBy(dx: 2, dy: 3)
    #expect(moved == Path(CGRect(x: 2, y: 3, width: 10, height: 10)))
    let mirrored = square.applying(CGAffineTransform(scaleX: -1, y: 2))
    #expect(mirrored == Path(CGRect(x: -10, y: 0, width: 10, height: 20)))
    let turned = square.applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.boundingRect.width - 200.squareRoot()) < 0.001)
  }

  @Test func `A transform and its inverse cancel out`() {
    let transform = CGAffineTransform(translationX: 3, y: 4).rotated(by: 1).scaledBy(x: 2, y: 5)
    let point = CGPoint(x: 7, y: -2).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 7) < 0.000_1 && abs(point.y + 2) < 0.000_1)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
  }

  @Test func `The current point follows the outline`() {
    #expect(Path().currentPoint == nil)
    #expect(square.currentPoint == .zero)
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 1))
    #expect(path.currentPoint == CGPoint(x: 5, y: 1))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test func `A stroked line is as wide as it says`() {
    let line = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0)]) }
    let band = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(band.contains(CGPoint(x: 5, y: 1.9)) && band.contains(CGPoint(x: 5, y: -1.9)))
    #expect(!band.contains(CGPoint(x: 5, y: 2.1)))
    let dashes = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [2, 3], dashPhase: 1))
    let covered = (0..<10).map { dashes.contains(CGPoint(x: CGFloat($0) + 0.5, y: 0)) }
    #expect(
      covered == [true, false, false, false, true, true, false, false, false, true])
  }
}
