import GlyphCore
import Testing

private struct NameKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

@MainActor
struct FocusedValueTests {
  private struct Title: View {
    @FocusedValue(\.name) private var name
    @FocusedBinding(\.count) private var count

    var body: some View {
      Text(verbatim: "\(name ?? "none") \(count ?? -1)")
        .onKeyPress("+") {
          count = (count ?? 0) + 1
          return .handled
        }
    }
  }

  private struct Document: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Text(verbatim: "[\(name)\(count)]").onTapGesture { count += 10 }
        .focusedValue(\.name, "\(name)\(count)")
        .focusedValue(\.count, $count)
    }
  }

  @Test func `what the view in focus offers is read elsewhere, and written`() {
    let host = ViewHost(width: 12, height: 3) {
      VStack {
        Title()
        Document(name: "a")
        Document(name: "b")
      }
      .focusEffectDisabled()
    }
    func first() -> String {
      host.render().text.split(separator: "\n").first.map { $0.trimmingPrefix { $0 == " " } }
        .map(String.init) ?? ""
    }
    #expect(first() == "none -1")
    host.send(.key(.tab))
    #expect(first() == "a0 0")
    host.send(.key(.space))
    #expect(first() == "a10 10")
    host.send(.key(.tab))
    #expect(first() == "b0 0")
    host.send(.key(.escape))
    #expect(first() == "none -1")
  }

  @Test func `what a scene offers is always there, and the nearer comes first`() {
    let host = ViewHost(width: 12, height: 3) {
      VStack {
        Title()
        Document(name: "a")
      }
      .focusedSceneValue(\.name, "scene")
    }
    #expect(host.render().text.contains("scene -1"))
    host.send(.key(.tab))
    #expect(host.render().text.contains("a0 0"))
  }
}
