import GlyphCells
import Testing

@testable import GlyphCore

@MainActor
@Suite struct ViewRendererTests {
  private let renderer: ViewRenderer<AnyView> = {
    let renderer = ViewRenderer(content: AnyView(Text(verbatim: "a < b").bold().padding(1)))
    renderer.proposedSize = ProposedViewSize(width: 9, height: nil)
    return renderer
  }()

  @Test func `every form of output shows the same cells`() {
    let surface = renderer.surface
    #expect(renderer.text == "\n  a < b\n")
    #expect(surface.size == GridSize(width: 7, height: 3) || surface.size.width == 9)
    #expect(renderer.ansi(.none) == surface.ansi(.none))
    #expect(renderer.html == surface.html)
    #expect(renderer.html.contains("a &lt; b"))
    #expect(renderer.svg == surface.svg)
    #expect(renderer.svg.hasPrefix("<svg"))
  }

  @Test func `the environment is what views find around them`() {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
    }
    let renderer = ViewRenderer(content: Scheme())
    renderer.environment.colorScheme = .light
    #expect(renderer.text == "light")
    renderer.environment.colorScheme = .dark
    #expect(renderer.text == "dark")
  }
}
