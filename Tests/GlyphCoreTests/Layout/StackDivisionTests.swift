import Testing

@testable import GlyphCore

@MainActor
@Suite struct StackDivisionTests {
  @Test func `what does not divide goes to the leading children, at every width`() {
    let row = HStack(spacing: 0) {
      Color.white
      Color.white.opacity(0.2)
      Color.white.opacity(0.6)
    }
    let lines = (0...12).map { row.rendered(width: $0, height: 1) }
    #expect(
      lines.joined(separator: "\n") == """

        █
        █░
        █░▓
        ██░▓
        ██░░▓
        ██░░▓▓
        ███░░▓▓
        ███░░░▓▓
        ███░░░▓▓▓
        ████░░░▓▓▓
        ████░░░░▓▓▓
        ████░░░░▓▓▓▓
        """)
  }

  @Test func `nobody is squeezed where all fit`() {
    let long = Text(verbatim: "longest").padding(.horizontal, 0).frame(minWidth: 1)
    let row = HStack {
      Text(verbatim: "a").frame(minWidth: 1)
      long
      Text(verbatim: "words").frame(minWidth: 0)
    }
    #expect(row.rendered(width: 15) == "a longest words")
    #expect(row.rendered(width: 14).split(separator: "\n").count == 2)
  }

  @Test func `a row of leaves is sized as one of wrapped leaves, at every width`() {
    func row<Leaf: View>(_ leaf: (Text) -> Leaf) -> some View {
      HStack {
        leaf(Text(verbatim: "naïve"))
        Spacer()
        leaf(Text(verbatim: "two words"))
        Spacer()
        leaf(Text(verbatim: "│"))
        leaf(Text(verbatim: "end"))
      }
    }
    for width in 0...40 {
      let plain = row { $0 }.rendered(width: width, height: 3)
      let wrapped = row { $0.padding(0) }.rendered(width: width, height: 3)
      #expect(plain == wrapped, "width \(width)")
    }
  }

  @Test func `a stack stands in its box, without an object`() {
    #expect(Payload.isInline(StackLayout.self))
    #expect(Payload.isInline(FixedFrame<PlainAlignment>.self))
    #expect(Payload.isInline(PaddingLayout.self))
    #expect(Payload.isInline(ZStackPrimitive<PlainAlignment>.self))
    #expect(Payload.isInline(FillLayer<SolidPaint>.self))
    #expect(Payload.isInline(FillLeaf<SolidPaint>.self))
    #expect(Payload.isInline(BorderPrimitive<SolidPaint>.self))
  }

  @Test func `the work for nested stacks grows with their number, not beyond`() {
    func nested(_ depth: Int) -> AnyView {
      guard depth > 0 else { return AnyView(Text(verbatim: "end")) }
      return AnyView(
        VStack {
          HStack {
            Spacer()
            Text(verbatim: "level \(depth)")
            nested(depth - 1)
          }
          Spacer()
        })
    }
    func measures(_ depth: Int) -> Int {
      let host = ViewHost(width: 200, height: 60) { nested(depth) }
      host.render()
      return host.statistics.measures
    }
    let (ten, twenty, thirty) = (measures(10), measures(20), measures(30))
    #expect(thirty < 600)
    #expect(thirty - twenty <= twenty - ten + 20, "\(ten), \(twenty), \(thirty)")
  }

  @Test func `a stack that is asked again for what it knows sums up what its children know`() {
    // The inner stacks are asked for their extremes first, so that the offer of nothing is
    // answered from memory.
    let view = VStack(spacing: 0) {
      HStack(spacing: 0) { Color.white.frame(minHeight: 16) }
      HStack(spacing: 0) { Color.white.frame(minHeight: 48) }
    }
    let layout = MeasuredLayout(view.named("all"), ProposedViewSize(width: 8, height: 0))
    #expect(layout.size.height == 64)
  }
}
