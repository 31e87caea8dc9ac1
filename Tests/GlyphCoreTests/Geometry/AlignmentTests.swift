import Foundation
import Testing

@testable import GlyphCore

@Suite struct AlignmentTests {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center] + 1
    }
  }

  @Test func `Guides have their default places in a view that sets none`() {
    let view = ViewDimensions(width: 10, height: 4)
    #expect(view[HorizontalAlignment.leading] == 0)
    #expect(view[HorizontalAlignment.center] == 5)
    #expect(view[HorizontalAlignment.trailing] == 10)
    #expect(view[VerticalAlignment.top] == 0)
    #expect(view[VerticalAlignment.center] == 2)
    #expect(view[VerticalAlignment.bottom] == 4)
    #expect(view[VerticalAlignment.firstTextBaseline] == 4)
    #expect(view[VerticalAlignment(Middle.self)] == 3)
    #expect(view[explicit: VerticalAlignment.center] == nil)
  }

  @Test func `An explicit value replaces the default of its own axis only`() {
    var view = ViewDimensions(width: 10, height: 4)
    view[explicit: HorizontalAlignment(Middle.self)] = 7
    #expect(view[HorizontalAlignment(Middle.self)] == 7)
    #expect(view[VerticalAlignment(Middle.self)] == 3)
    view[explicit: HorizontalAlignment(Middle.self)] = nil
    #expect(view == ViewDimensions(width: 10, height: 4))
  }

  @Test func `The order in which guides were set does not matter`() {
    var first = ViewDimensions(width: 1, height: 1)
    var second = first
    first[explicit: HorizontalAlignment.leading] = 2
    first[explicit: VerticalAlignment.top] = 3
    second[explicit: VerticalAlignment.top] = 3
    second[explicit: HorizontalAlignment.leading] = 2
    #expect(first == second)
    second[explicit: VerticalAlignment.top] = 4
    #expect(first != second)
  }

  @Test func `Custom guides are averaged, baselines take the outermost line`() {
    #expect(VerticalAlignment(Middle.self).combineExplicit([2, nil, 4]) == 3)
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([5, 1, nil]) == 1)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([5, 1, nil]) == 5)
    #expect(HorizontalAlignment.center.combineExplicit([CGFloat?]()) == nil)
  }

  @Test func `Layout can tell the guides that it need not ask for`() {
    #expect(HorizontalAlignment.leading.position == .leading)
    #expect(HorizontalAlignment.center.position == .center)
    #expect(HorizontalAlignment.trailing.position == .trailing)
    #expect(HorizontalAlignment(Middle.self).position == .guide)
    #expect(VerticalAlignment.top.position == .top)
    #expect(VerticalAlignment.center.position == .center)
    #expect(VerticalAlignment.bottom.position == .bottom)
    #expect(VerticalAlignment.firstTextBaseline.position == .guide)
  }
}
