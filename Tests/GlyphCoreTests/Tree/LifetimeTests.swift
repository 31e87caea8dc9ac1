import GlyphTesting
import Observation
import Testing

@testable import GlyphCore

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

@Observable private final class Model { var name = "a" }
private final class Shared: ObservableObject { @Published var name = "b" }
private final class LifetimeWitness {}

@MainActor
@Suite struct LifetimeTests {
  private struct ReadsEnvironment: View {
    let probe: LifetimeWitness
    @State private var count = 0
    @Environment(\.level) private var level
    var body: some View { Text("\(level) \(count)") }
  }

  private struct OwnsModel: View {
    let probe: LifetimeWitness
    @State private var model = Model()
    var body: some View { Text(model.name) }
  }

  private struct OwnsObject: View {
    let probe: LifetimeWitness
    @StateObject private var object = Shared()
    var body: some View { Text(object.name) }
  }

  private struct Toggles: View {
    let probe: LifetimeWitness
    @State private var isOn = false
    var body: some View { Toggle2(isOn: $isOn) }
  }
  private struct Toggle2: View {
    @Binding var isOn: Bool
    @State private var other = 0
    var body: some View { Text("\(isOn)").onTapGesture { isOn.toggle() } }
  }

  private func isFreed<Content: View>(_ make: (LifetimeWitness) -> Content) -> Bool {
    weak var probe: LifetimeWitness?
    do {
      let strong = LifetimeWitness()
      probe = strong
      let host = ViewHost(width: 20, height: 5) { make(strong) }
      host.render()
    }
    return probe == nil
  }

  @Test func `environment`() {
    #expect(isFreed { ReadsEnvironment(probe: $0).environment(\.level, 3) })
  }
  @Test func `environment of the host`() {
    #expect(isFreed { p in ReadsEnvironment(probe: p).containerRelativeFrame(.horizontal) })
  }
  @Test func `model`() { #expect(isFreed { OwnsModel(probe: $0) }) }
  @Test func `object`() { #expect(isFreed { OwnsObject(probe: $0) }) }
  @Test func `state`() { #expect(isFreed { Toggles(probe: $0) }) }
  @Test func `window`() { #expect(isFreed { p in GeometryReader { _ in Toggles(probe: p) } }) }
}
