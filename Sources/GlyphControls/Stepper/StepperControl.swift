import GlyphCore

/// The five cells of a stepper.
struct StepperControl {
  let steps: StepperSteps

  init(steps: StepperSteps) { self.steps = steps }
}

extension StepperControl: View {
  var body: some View {
    StepperFace(steps: steps)
      .focusable()
      .focusEffectDisabled()
      .onKeyPress { press in
        guard press.modifiers.isEmpty || press.modifiers == .shift else { return .ignored }
        switch press.key {
        case .rightArrow, "+", "=": return act(steps.increment)
        case .leftArrow, "-": return act(steps.decrement)
        default: return .ignored
        }
      }
      .accessibilityAdjustableAction { direction in
        (direction == .increment ? steps.increment : steps.decrement)?()
      }
  }

  /// A stepper that goes no further still takes the key: focus stays where it is.
  private func act(_ step: (() -> Void)?) -> KeyPress.Result {
    step?()
    return .handled
  }
}

private struct StepperFace {
  let steps: StepperSteps
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(steps: StepperSteps) { self.steps = steps }
}

extension StepperFace: View {
  var body: some View {
    let brackets = ControlBrackets(
      .square, isEnabled: isEnabled, isFocused: isFocused, glyphs: glyphs)
    HStack(spacing: 0) {
      HStack(spacing: 0) {
        BracketText(brackets.opening).accessibilityHidden(true)
        half(glyphs == .ascii ? "-" : "−", steps.decrement)
      }
      .onPress { steps.decrement?() }
      Text(verbatim: " ").accessibilityHidden(true)
      HStack(spacing: 0) {
        half("+", steps.increment)
        BracketText(brackets.closing).accessibilityHidden(true)
      }
      .onPress { steps.increment?() }
    }
    .layoutPriority(1)
  }

  private func half(_ sign: String, _ step: (() -> Void)?) -> some View {
    let isThere = step != nil
    return Text(verbatim: isThere ? sign : glyphs == .ascii ? "." : "·")
      .bold(isThere && isEnabled)
      .foregroundStyle(isThere && isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      .fixedSize()
      .accessibilityHidden(true)
  }
}
