import Testing

/// What a person does, and what is to be seen then.
struct Story: Sendable {
  enum Step: Sendable {
    case type(String)
    case click(String)
    case resize(width: Int, height: Int)
  }

  let name: String
  let command: [String]
  var width = 60
  var height = 20
  /// What stands on the screen when the program has begun.
  let beginning: String
  /// Each step, and what says that it has had its effect.
  let steps: [(Step, until: @Sendable (String) -> Bool)]

  /// Plays the story to its end and returns the pictures after each step.
  func play(on stage: some Stage) throws -> [String] {
    try stage.wait(until: "\(name): \(beginning)") { $0.contains(beginning) }
    var pictures = [try settled(stage)]
    for (index, (step, condition)) in steps.enumerated() {
      switch step {
      case .type(let text): try stage.type(text)
      case .click(let label): try stage.click(onText: label)
      case .resize(let width, let height): stage.resize(width: width, height: height)
      }
      try stage.wait(until: "\(name), step \(index): \(step)", condition)
      pictures.append(try settled(stage))
    }
    return pictures
  }

  /// A picture that has stayed the same for a while.
  private func settled(_ stage: some Stage) throws -> String {
    var last = stage.picture
    for _ in 0..<50 {
      var quiet = 0
      try stage.wait(until: "quiet") { _ in
        quiet += 1
        return quiet > 3
      }
      let next = stage.picture
      if next == last { return next }
      last = next
    }
    return last
  }
}
