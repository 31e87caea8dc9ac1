import Foundation
import Testing

@testable import GlyphCore

@Suite struct GeometryValueTests {
  @Test func `Edge sets are made of their edges`() {
    #expect(Edge.Set.all == [.horizontal, .vertical])
    for edge in Edge.allCases {
      #expect(Edge.Set.all.contains(edge))
      #expect(Edge.Set.horizontal.contains(edge) == (edge == .leading || edge == .trailing))
    }
  }

  @Test func `Angles convert between degrees and radians`() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.degrees(90) * 2 == .degrees(180))
    #expect(-Angle.degrees(30) < .zero)
  }

  @Test func `A proposal fills its gaps with the size given`() {
    let proposal = ProposedViewSize(width: nil, height: 3)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 3))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(
        by: CGSize(width: 1, height: 2)) == CGSize(width: 1, height: 2))
  }

  @Test func `Named spaces are equal by name, and scroll views have names of their own`() {
    #expect(NamedCoordinateSpace.named("a") == .named("a"))
    #expect(NamedCoordinateSpace.named("a") != .named("b"))
    #expect(NamedCoordinateSpace.scrollView != .scrollView(axis: .vertical))
    #expect(LocalCoordinateSpace.local.coordinateSpace.isLocal)
  }
}
