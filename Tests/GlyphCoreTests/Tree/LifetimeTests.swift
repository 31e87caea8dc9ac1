import GlyphTesting
import Observation
import Testing

@testable import GlyphCore

/// A view is let go of when it leaves, although what it has read knows it.
@MainActor
struct LifetimeTests {
  private final class Witness {}

  @Observable fileprivate final class Model { var name = "model" }
  fileprivate final class Shared: ObservableObject { @Published var name = "shared" }

  private struct EnvironmentReading: View {
    let witness: Witness
    @State private var count = 0
    @Environment(\.lifetimeLevel) private var level

    var body: some View { Text(verbatim: "\(level) \(count)") }
  }

  private struct ModelOwner: View {
    let witness: Witness
    @State private var model = Model()

    var body: some View { Text(verbatim: model.name) }
  }

  private struct ObjectOwner: View {
    let witness: Witness
    @StateObject private var object = Shared()

    var body: some View { Text(verbatim: object.name) }
  }

  private struct StateOwner: View {
    let witness: Witness
    @State private var isOn = false

    var body: some View { Switch(isOn: $isOn) }
  }

  private struct Switch: View {
    @Binding var isOn: Bool
    @State private var flips = 0

    var body: some View {
      Text(verbatim: "\(isOn) \(flips)").onTapGesture {
        isOn.toggle()
        flips += 1
      }
    }
  }

  private struct PressReading: View {
    let witness: Witness
    @State private var count = 0
    @Environment(\.isPressed) private var isPressed
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(verbatim: "\(isPressed) \(isFocused) \(count)") }
  }

  /// Whether nothing holds a view after its host ended, and after the view alone left.
  private func isLetGo<Content: View>(_ make: (Witness) -> Content) -> (host: Bool, view: Bool) {
    weak var first: Witness?
    weak var second: Witness?
    do {
      let witness = Witness()
      first = witness
      ViewHost(width: 20, height: 5) { make(witness) }.render()
    }
    let shown = ShownContent<Content>()
    let host = ViewHost(width: 20, height: 5) { ShownView(shown: shown) }
    do {
      let witness = Witness()
      second = witness
      shown.content = make(witness)
      host.render()
    }
    shown.content = nil
    host.render()
    return (first == nil, second == nil)
  }

  @Observable fileprivate final class ShownContent<Content: View> { var content: Content? }

  private struct ShownView<Content: View>: View {
    let shown: ShownContent<Content>

    var body: some View {
      if let content = shown.content { content } else { Text(verbatim: "gone") }
    }
  }

  @Test func `a value of the environment does not hold those who read it`() {
    #expect(
      isLetGo { EnvironmentReading(witness: $0).environment(\.lifetimeLevel, 3) } == (true, true))
  }

  @Test func `a model does not hold the view that owns it`() {
    #expect(isLetGo { ModelOwner(witness: $0) } == (true, true))
  }

  @Test func `an observable object does not hold the view that owns it`() {
    #expect(isLetGo { ObjectOwner(witness: $0) } == (true, true))
  }

  @Test func `state does not hold the view that owns it`() {
    #expect(isLetGo { StateOwner(witness: $0) } == (true, true))
  }

  @Test func `what acts on a click does not hold the views inside`() {
    #expect(isLetGo { PressReading(witness: $0).onTapGesture {} } == (true, true))
  }

  @Test func `the size of the window does not hold those who read it`() {
    #expect(
      isLetGo { witness in
        GeometryReader { _ in StateOwner(witness: witness).containerRelativeFrame(.horizontal) }
      } == (true, true))
  }
}

extension EnvironmentValues {
  fileprivate var lifetimeLevel: Int {
    get { self[LifetimeLevelKey.self] }
    set { self[LifetimeLevelKey.self] = newValue }
  }
}

private struct LifetimeLevelKey: EnvironmentKey { static let defaultValue = 0 }
