import GlyphTesting
import GlyphUI
import Testing

@MainActor
struct SightTests {
  private struct Noting: View {
    let name: String
    let note: (String) -> Void
    var body: some View {
      Text(verbatim: name)
        .onAppear { note("+" + name) }
        .onDisappear { note("-" + name) }
    }
  }

  private struct Pages: View {
    let note: (String) -> Void
    @State private var outer = true
    @State private var inner = false
    @State private var isThere = true

    var body: some View {
      VStack {
        Button("outer") { outer.toggle() }
        Button("inner") { inner.toggle() }
        Button("there") { isThere.toggle() }
        VStack {
          Noting(name: "a", note: note)
          VStack { if isThere { Noting(name: "b", note: note) } }.inSight(inner)
        }
        .inSight(outer)
      }
    }
  }

  @Test func `views out of sight have disappeared, also those inside of others`() {
    var notes: [String] = []
    let player = Player(width: 20, height: 6) { Pages { notes.append($0) } }
    #expect(notes == ["+a"])
    notes = []
    player.click("inner")
    #expect(notes == ["+b"])
    notes = []
    player.click("outer")
    #expect(notes == ["-a", "-b"])
    notes = []
    player.click("inner")
    player.click("inner")
    #expect(notes == [])
    player.click("outer")
    #expect(notes == ["+a", "+b"])
  }

  @Test func `a view that leaves out of sight does not disappear twice`() {
    var notes: [String] = []
    let player = Player(width: 20, height: 6) { Pages { notes.append($0) } }
    player.click("there")
    #expect(notes == ["+a"])
    player.click("inner")
    player.click("there")
    #expect(notes == ["+a", "+b"])
    player.click("there")
    #expect(notes == ["+a", "+b", "-b"])
  }
}
