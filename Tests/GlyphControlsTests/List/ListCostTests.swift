import GlyphUI
import Testing

@MainActor
struct ListCostTests {
  private struct One: View {
    let count: Int
    @State private var chosen: Int? = 1

    init(count: Int) { self.count = count }

    var body: some View {
      List(0..<count, id: \.self, selection: $chosen) {
        Text(verbatim: "Row \($0)").onAppear {}
      }
    }
  }

  private struct Many: View {
    let count: Int
    @State private var chosen: Set = [1]

    init(count: Int) { self.count = count }

    var body: some View {
      List(0..<count, id: \.self, selection: $chosen) {
        Text(verbatim: "Row \($0)").onAppear {}
      }
    }
  }

  private func cost(_ key: KeyEquivalent, _ content: some View) -> (bodies: Int, boxes: Int) {
    let host = ViewHost(width: 20, height: 10) { content }
    host.send(.key(.tab))
    host.render()
    let before = host.statistics
    host.send(.key(key))
    host.render()
    return (
      host.statistics.bodies - before.bodies, host.statistics.boxes - before.boxes
    )
  }

  @Test func `another choice costs two rows, however many there are`() {
    let (few, many) = (cost(.downArrow, One(count: 10)), cost(.downArrow, One(count: 200)))
    #expect(few == many)
    #expect(many.bodies <= 8)
  }

  @Test func `adding a row to a choice costs that row`() {
    let (few, many) = (cost(.space, Many(count: 10)), cost(.space, Many(count: 200)))
    #expect(few == many)
    #expect(many.bodies <= 4)
  }

  @Test func `a choice that is changed from outside is shown`() {
    struct Screen: View {
      @State private var chosen: Int? = 1
      var body: some View {
        VStack {
          Button("Next") { chosen = (chosen ?? 0) + 1 }
          List(0..<4, id: \.self, selection: $chosen) { Text(verbatim: "Row \($0)") }
        }
      }
    }
    let host = ViewHost(width: 20, height: 7) { Screen() }
    #expect(host.render().text.contains("● Row 1"))
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(host.render().text.contains("  Row 1"))
    #expect(host.render().text.contains("● Row 2"))
  }
}
