import Observation
import Testing

@testable import GlyphCore

@MainActor
@Suite struct TransactionModifierTests {
  /// How far a sign has moved at the half of the time, of 8 columns.
  private func way<Content: View>(
    _ animation: Animation? = .linear(duration: 1),
    @ViewBuilder content: @escaping (Bool) -> Content
  ) -> Int {
    let stage = AnimationStage(width: 12, height: 2, content: content)
    func column() -> Int {
      stage.text.split(separator: "\n", omittingEmptySubsequences: false)
        .first { $0.contains("x") }?.prefix { $0 != "x" }.count ?? -1
    }
    let start = column()
    if let animation {
      withAnimation(animation) { stage.set(true) }
    } else {
      stage.set(true)
    }
    stage.advance(0.5)
    return column() - start
  }

  private func sign(_ isOn: Bool) -> some View {
    Text(verbatim: "x").offset(x: isOn ? 8 : 0).frame(width: 12, alignment: .leading)
  }

  private struct Inner: View {
    @Binding var isOn: Bool
    var body: some View {
      Text(verbatim: "x").offset(x: isOn ? 8 : 0).frame(width: 12, alignment: .leading)
    }
  }

  @Test func `a transaction without animation makes changes in it sudden`() {
    #expect(way { self.sign($0) } == 4)
    #expect(way { on in self.sign(on).transaction { $0.animation = nil } } == 8)
    #expect(
      way(nil) { on in self.sign(on).transaction { $0.animation = .linear(duration: 1) } } == 4)
    #expect(
      way(nil) { on in
        self.sign(on).transaction(value: on) { $0.animation = .linear(duration: 1) }
      } == 4)
    #expect(
      way(nil) { on in
        self.sign(on).transaction(value: 1) { $0.animation = .linear(duration: 1) }
      } == 8)
  }

  @Test func `animations of views can be left out`() {
    #expect(way(nil) { self.sign($0).animation(.linear(duration: 1), value: $0) } == 4)
    #expect(
      way(nil) { on in
        self.sign(on).animation(.linear(duration: 1), value: on)
          .transaction { $0.disablesAnimations = true }
      } == 8)
  }

  @Test func `a body of modifiers moves by itself`() {
    #expect(
      way(nil) { on in
        Text(verbatim: "x").animation(.linear(duration: 1)) { $0.offset(x: on ? 8 : 0) }
          .frame(width: 12, alignment: .leading)
      } == 4)
    #expect(
      way(nil) { on in
        self.sign(on).animation(.linear(duration: 1)) { $0.opacity(on ? 1 : 0.9) }
      } == 8)
  }

  /// The parent's modifier and the child's reading of the same state.
  private struct Parent: View {
    @State private var isOn = false
    var body: some View {
      Inner(isOn: $isOn).animation(.linear(duration: 1), value: isOn)
      Text(verbatim: "go").onTapGesture { isOn.toggle() }
    }
  }

  @Test func `a view further in that reads the state itself moves too`() {
    let host = ViewHost(width: 12, height: 2) { Parent() }
    host.animates = true
    let lines = { host.render().text.split(separator: "\n").map(String.init) }
    #expect(lines().first == "x")
    host.send(.click(x: 6, y: 1))
    host.advance(by: .milliseconds(500))
    #expect(lines().first == "    x")
  }

  private struct Bound: View {
    @State private var isOn = false
    var body: some View {
      Inner(isOn: $isOn)
      Writer(isOn: $isOn.animation(.linear(duration: 1)))
    }
    struct Writer: View {
      @Binding var isOn: Bool
      var body: some View { Text(verbatim: "go").onTapGesture { isOn.toggle() } }
    }
  }

  @Test func `a binding can carry an animation`() {
    let host = ViewHost(width: 12, height: 2) { Bound() }
    host.animates = true
    host.render()
    host.send(.click(x: 6, y: 1))
    host.advance(by: .milliseconds(500))
    #expect(host.render().text.hasPrefix("    x"))
  }

  @Observable
  final class Model { var isOn = false }

  final class Old: ObservableObject { @Published var isOn = false }

  private struct Watcher: View {
    let model: Model
    @ObservedObject var old: Old
    var body: some View {
      Text(verbatim: "x").offset(x: model.isOn ? 8 : 0).frame(width: 12, alignment: .leading)
      Text(verbatim: "y").offset(x: old.isOn ? 8 : 0).frame(width: 12, alignment: .leading)
    }
  }

  @Test func `changes of models move what reads them`() {
    let (model, old) = (Model(), Old())
    let host = ViewHost(width: 12, height: 2) { Watcher(model: model, old: old) }
    host.animates = true
    host.render()
    withAnimation(.linear(duration: 1)) {
      model.isOn = true
      old.isOn = true
    }
    host.render()
    host.advance(by: .milliseconds(500))
    #expect(host.render().text == "    x\n    y")
  }
}
