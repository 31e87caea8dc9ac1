import Observation
import Testing

@testable import GlyphCore

@MainActor
struct ObservableTests {
  @Observable
  final class Model {
    var count = 0
    var name = "n"
    init() {}
  }

  private struct Count: View {
    let model: Model
    var body: some View { Text(verbatim: "\(model.count)") }
  }

  private struct Owner: View {
    @State private var model = Model()
    var body: some View {
      HStack {
        Count(model: model)
        Edit(model: model)
      }
    }
  }

  private struct Edit: View {
    @Bindable var model: Model
    var body: some View { Name(name: $model.name).onTapGesture { model.count += 1 } }
  }

  private struct Name: View {
    @Binding var name: String
    var body: some View { Text(verbatim: name) }
  }

  private struct FromEnvironment: View {
    @Environment(Model.self) private var model
    var body: some View { Text(verbatim: model.name) }
  }

  private struct Lenient: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text(verbatim: model?.name ?? "none") }
  }

  @Test func `only bodies that read the property are owed`() {
    let model = Model()
    let host = ViewHost(width: 3, height: 1) {
      HStack {
        Count(model: model)
        FromEnvironment().environment(model)
      }
    }
    #expect(host.render().text == "0 n")
    let bodies = host.statistics.bodies
    model.count = 1
    #expect(host.render().text == "1 n")
    #expect(host.statistics.bodies == bodies + 1)
    model.name = "m"
    #expect(host.render().text == "1 m")
    #expect(host.statistics.bodies == bodies + 2)
  }

  @Test func `a model in a state and bindings to its properties`() {
    let host = ViewHost(width: 3, height: 1) { Owner().focusEffectDisabled() }
    host.send(.click(x: 2, y: 0))
    host.send(.click(x: 2, y: 0))
    #expect(host.render().text == "2 n")
  }

  @Test func `bindings to a model write through and say whether they are the same`() {
    let model = Model()
    let bindable = Bindable(model)
    bindable.name.wrappedValue = "x"
    #expect(model.name == "x")
    #expect(bindable.name.storage.isSame(as: Bindable(model).name.storage))
    #expect(!bindable.name.storage.isSame(as: Bindable(Model()).name.storage))
  }

  @Test func `an object that may be missing is nil where nobody gave one`() {
    let host = ViewHost(width: 6, height: 1) {
      HStack {
        Lenient()
        Lenient().environment(Model())
      }
    }
    #expect(host.render().text == "none n")
  }
}
