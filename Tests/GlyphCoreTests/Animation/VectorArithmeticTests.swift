import Foundation
import Testing

@testable import GlyphCore

@Suite struct VectorArithmeticTests {
  @Test func `Pairs are added, scaled and blended part by part`() {
    let first = AnimatablePair(1.0, AnimatablePair(2.0, 3.0))
    let second = AnimatablePair(5.0, AnimatablePair(6.0, 7.0))
    #expect(first + second == AnimatablePair(6.0, AnimatablePair(8.0, 10.0)))
    #expect(second - first == AnimatablePair(4.0, AnimatablePair(4.0, 4.0)))
    #expect(first.interpolated(towards: second, amount: 0.5).second.second == 5)
    #expect(first.magnitudeSquared == 14)
  }

  @Test func `Geometry can be blended`() {
    var rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let other = CGRect(x: 10, y: 20, width: 20, height: 0)
    rect.animatableData.interpolate(towards: other.animatableData, amount: 0.5)
    #expect(rect == CGRect(x: 5, y: 10, width: 15, height: 5))
    var insets = EdgeInsets()
    insets.animatableData = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).animatableData
    #expect(insets == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    var radii = RectangleCornerRadii()
    radii.animatableData =
      RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
      .animatableData
    #expect(radii.bottomTrailing == 3 && radii.topTrailing == 4)
  }
}
