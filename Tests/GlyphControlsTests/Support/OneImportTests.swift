import GlyphUI
import Testing

@MainActor
@Suite struct OneImportTests {
  @Test func `one import is enough for models, dates and names of the foundation`() {
    #expect(OneImportView().rendered() == "  Ada\n  Grace\n  0.0")
  }
}
