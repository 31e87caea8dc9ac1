import GlyphCore
import Testing

@MainActor
struct PresentationCostTests {
  private struct Opener: View {
    @State private var isOpen = false
    var body: some View {
      Text(verbatim: "open").onTapGesture { isOpen = true }
        .presentation(isPresented: $isOpen, style: .dialog) {
          Text(verbatim: "close").onTapGesture { isOpen = false }
        }
    }
  }

  @Test func `what is presented first costs as much as what it is, and not the screen behind it`() {
    func boxes(behind count: Int) -> Int {
      let host = ViewHost(width: 20, height: 10) {
        Opener()
        ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").padding(1) }
      }
      host.send(.key(.tab))
      host.render()
      let before = host.statistics.boxes
      host.send(.key(.space))
      #expect(host.render().text.contains("▸close◂"))
      return host.statistics.boxes - before
    }
    #expect(boxes(behind: 3) == boxes(behind: 300))
    #expect(boxes(behind: 3) < 20)
  }
}
