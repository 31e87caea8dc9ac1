import Testing

@testable import GlyphCore

@MainActor
@Suite struct InertDeviceTests {
  private struct Previewed: PreviewProvider {
    static var previews: some View {
      Text(verbatim: "ab").previewDisplayName("one").previewLayout(.fixed(width: 3, height: 1))
      Text(verbatim: "cd").previewDevice("iPhone 15").previewInterfaceOrientation(.portrait)
    }
  }

  private struct Matched: View {
    @Namespace private var names
    var body: some View {
      Text(verbatim: "ab").matchedGeometryEffect(id: 1, in: names)
        .matchedTransitionSource(id: 2, in: names)
    }
  }

  @Test func `what belongs to a device leaves the view as it is`() {
    let text = Text(verbatim: "ab").bold()
    let plain = ViewRenderer(content: text).ansi(.truecolor)
    func same(_ view: some View) -> Bool {
      ViewRenderer(content: view).ansi(.truecolor) == plain
    }
    #expect(same(text.ignoresSafeArea().ignoresSafeArea(.keyboard, edges: .bottom)))
    #expect(same(text.edgesIgnoringSafeArea(.all)))
    #expect(same(text.statusBarHidden().statusBar(hidden: true).persistentSystemOverlays(.hidden)))
    #expect(same(text.sensoryFeedback(.impact(weight: .heavy), trigger: 1).hoverEffect(.lift)))
    #expect(same(text.containerShape(Circle())))
    #expect(same(text.keyboardType(.emailAddress).textContentType(.username)))
    #expect(same(text.autocapitalization(.none)))
    #expect(Matched().rendered() == "ab")
    #expect(VStack { Previewed.previews }.rendered() == "ab\ncd")
  }

  @Test func `a preferred colour scheme is the one that views inside find`() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
    }
    #expect(Scheme().preferredColorScheme(.light).rendered() == "light")
    #expect(Scheme().preferredColorScheme(nil).colorScheme(.light).rendered() == "light")
    #expect(Scheme().preferredColorScheme(.dark).rendered() == "dark")
  }

  @Test func `padding keeps content from the edges of a safe area and of a scene`() {
    let text = Text(verbatim: "ab")
    #expect(text.safeAreaPadding(.leading, 3).rendered() == "   ab")
    #expect(text.scenePadding(.leading).rendered() == "  ab")
  }
}
