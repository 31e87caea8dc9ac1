import Observation

@testable import GlyphCore

/// What the views of one host share with the test: models, and the ways into their state.
@MainActor
final class OracleWorld {
  /// What state begins with, by tag.
  var initial: [Int: Int] = [:]
  /// Bindings that bodies handed out, by tag.
  var states: [Int: Binding<Int>] = [:]
  private(set) var models: [Int: OracleModel] = [:]

  func model(_ tag: Int) -> OracleModel {
    if let model = models[tag] { return model }
    let model = OracleModel()
    models[tag] = model
    return model
  }

  /// The values as they are now, as another world's beginning.
  var copy: OracleWorld {
    let world = OracleWorld()
    world.initial = states.mapValues(\.wrappedValue)
    for (tag, model) in models { world.model(tag).value = model.value }
    return world
  }
}

@Observable
final class OracleModel {
  var value = 0
}

/// The description that a host shows now.
@Observable
final class OracleRoot {
  var spec: Spec

  init(_ spec: Spec) { self.spec = spec }
}

extension EnvironmentValues {
  var oracleNumber: Int {
    get { self[OracleNumberKey.self] }
    set { self[OracleNumberKey.self] = newValue }
  }
}

private struct OracleNumberKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
