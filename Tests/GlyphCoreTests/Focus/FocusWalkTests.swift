import Testing

@testable import GlyphCore

@MainActor
struct FocusWalkTests {
  private struct Rows: View {
    let count: Int
    var body: some View {
      VStack {
        ForEach(0..<count) { row in
          HStack {
            cell(row); Text(verbatim: "-"); cell(row)
          }
        }
      }
    }

    private func cell(_ row: Int) -> some View {
      Text(verbatim: "\(row)").padding(1).onTapGesture {}
    }
  }

  @Test(arguments: [false, true])
  func `Tab looks at what stands nearby, however much there is`(backward: Bool) throws {
    var visits: [Int] = []
    for count in [20, 400] {
      let host = ViewHost(width: 20, height: 20) { Rows(count: count) }
      for _ in 0..<9 { host.send(.key(.tab)) }
      host.render()
      let start = try #require(host.focusedObject?.box)
      var walk = FocusWalk(backward: backward, outside: nil)
      #expect(walk.next(after: start) != nil)
      visits.append(walk.visits)
    }
    #expect(visits[0] == visits[1])
    #expect(visits[0] < 20)
  }

  @Test func `an arrow asks only what can be seen`() throws {
    let host = ViewHost(width: 20, height: 12) {
      ScrollView { Rows(count: 300) }
    }
    host.render()
    let root = try #require(host.tree.rootBox)
    #expect(FocusOrder.stops(in: root).count == 600)
    #expect(FocusOrder.stops(in: root, within: host.surface.bounds).count < 20)
  }

  /// A tree of random groups, scroll views, hidden and disabled parts.
  private struct Part: View {
    let seed: UInt64
    let depth: Int

    var body: some View {
      let kind = seed >> 3 & 7
      let content = VStack {
        if depth > 0 {
          ForEach(0..<Int(seed & 3), id: \.self) { index in
            Part(seed: mixed(seed &+ UInt64(index)), depth: depth - 1)
          }
        }
        if seed >> 6 & 1 == 0 { Text(verbatim: "x").onTapGesture {} }
      }
      switch kind {
      case 0: AnyView(content.focusGroup())
      case 1: AnyView(content.hidden())
      case 2: AnyView(content.disabled(true))
      case 3: AnyView(content.onTapGesture {})
      case 4: AnyView(content.prefersFocusInGroup())
      default: AnyView(content)
      }
    }

    private func mixed(_ value: UInt64) -> UInt64 {
      let value = (value ^ (value >> 31)) &* 0x9E37_79B9_7F4A_7C15
      return value ^ (value >> 27)
    }
  }

  @Test(arguments: 0..<40)
  func `walking forward and backward passes the same stops as the whole tree has`(seed: Int) throws
  {
    let host = ViewHost(width: 30, height: 30) {
      Part(seed: UInt64(seed) &* 0x2545_F491_4F6C_DD1D | 3, depth: 4)
    }
    host.render()
    let root = try #require(host.tree.rootBox)
    let all = FocusOrder.stops(in: root).map { ObjectIdentifier($0.object) }
    for backward in [false, true] {
      var walk = FocusWalk(backward: backward, outside: nil)
      var seen: [ObjectIdentifier] = []
      var box = walk.first(in: root)
      while let current = box, seen.count <= all.count {
        seen.append(ObjectIdentifier(try #require(current.placedObject)))
        box = walk.next(after: current)
      }
      #expect(seen == (backward ? all.reversed() : all), "seed \(seed)")
    }
  }
}
