import Foundation
import Testing

@testable import GlyphCore

@MainActor
@Suite struct GeometryChangeTests {
  private struct Growing: View {
    @State private var length = 3
    @State private var heard = ""
    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: String(repeating: "x", count: length))
          .onGeometryChange(for: Int.self) {
            Int($0.size.width)
          } action: { old, new in
            heard += "\(old)→\(new) "
          }
          .onActivate { length += 2 }
        Text(verbatim: heard)
      }
    }
  }

  @Test func `the first size is heard in the first frame, and then each other one`() {
    let host = ViewHost(width: 12, height: 2) { Growing().focusEffectDisabled() }
    #expect(host.render().text.contains("3→3"))
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(host.render().text.contains("3→3 3→5"))
  }

  @Test func `what is not asked about changes without a word`() {
    var heard: [CGFloat] = []
    let host = ViewHost(width: 9, height: 4) {
      Color.red.onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        heard.append($0)
      }
    }
    host.render()
    host.resize(width: 5, height: 4)
    host.render()
    host.resize(width: 5, height: 3)
    host.render()
    #expect(heard == [4, 3])
  }
}
