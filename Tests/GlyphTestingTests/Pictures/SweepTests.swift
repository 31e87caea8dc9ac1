import GlyphUI
import Testing

@testable import GlyphTesting

@MainActor
struct SweepTests {
  @Test func `a sweep shows the view at each width between its edges`() {
    let view = HStack {
      Text(verbatim: "a")
      Spacer()
      Text(verbatim: "b")
    }
    #expect(
      view.sweep(widths: [3, 4, 10]) == """
         3│a b│
         4│a  b│
        10│a        b│
        """)
  }
}
