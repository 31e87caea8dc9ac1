import GlyphCells

@testable import GlyphCore

/// A view and what happens to it, one frame after each step.
struct OracleScript: Equatable {
  var width: Int
  var height: Int
  var spec: Spec
  var steps: [[Action]] = []

  enum Action: Equatable {
    case show(Spec)
    case state(tag: Int, value: Int)
    case model(tag: Int, value: Int)
    case resize(width: Int, height: Int)
  }
}

extension OracleScript: CustomStringConvertible {
  var description: String {
    var lines = ["\(width) × \(height)", "\(spec)"]
    for (index, step) in steps.enumerated() {
      lines.append("step \(index + 1):")
      for action in step {
        switch action {
        case .show(let spec): lines.append("show \(spec)")
        default: lines.append("\(action)")
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}

/// A host that is kept, and the same view in a new one beside it.
@MainActor
final class OracleStage {
  private let world = OracleWorld()
  private let root: OracleRoot
  private let host: ViewHost
  private var size: GridSize
  private var terminal: ModelTerminal

  init(_ script: OracleScript) {
    root = OracleRoot(script.spec)
    size = GridSize(width: script.width, height: script.height)
    terminal = ModelTerminal(width: size.width, height: size.height)
    let (root, world) = (root, world)
    host = ViewHost(width: script.width, height: script.height) {
      SpecRoot(root: root, world: world)
    }
    terminal.receive(host.frame().text)
  }

  func perform(_ action: OracleScript.Action) {
    switch action {
    case .show(let spec): root.spec = spec
    case .state(let tag, let value): world.states[tag]?.wrappedValue = value
    case .model(let tag, let value): world.model(tag).value = value
    case .resize(let width, let height):
      guard size != GridSize(width: width, height: height) else { return }
      size = GridSize(width: width, height: height)
      terminal = ModelTerminal(width: width, height: height)
      host.resize(width: width, height: height)
    }
  }

  /// Draws, and says how what is drawn differs from what a new host draws.
  func difference() -> String? {
    terminal.receive(host.frame().text)
    let kept = host.render()
    let fresh = ViewHost(width: size.width, height: size.height) {
      SpecRoot(root: OracleRoot(root.spec), world: world.copy)
    }.render()
    guard kept == fresh else {
      return "kept:\n\(kept.paddedText)\nfresh:\n\(fresh.paddedText)"
    }
    return terminal.difference(from: kept).map { "bytes: \($0)\nscreen:\n\(kept.paddedText)" }
  }

  /// The first difference that a script leads to.
  static func difference(in script: OracleScript) -> String? {
    let stage = OracleStage(script)
    if let difference = stage.difference() { return difference }
    for step in script.steps {
      for action in step { stage.perform(action) }
      if let difference = stage.difference() { return difference }
    }
    return nil
  }
}
