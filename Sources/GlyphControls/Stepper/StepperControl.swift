import GlyphCore

/// The five cells of a stepper.
struct StepperControl {
  let steps: StepperSteps

  init(steps: StepperSteps) { self.steps = steps }
}

extension StepperControl: View {
  var body: some View {
    cells
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

  private var cells: some View {
    Bracketed(.square) { brackets in
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          BracketText(brackets.opening).accessibilityHidden(true)
          half(brackets.glyphs == .ascii ? "-" : "−", steps.decrement, brackets)
        }
        .onPress { steps.decrement?() }
        Text(verbatim: " ").accessibilityHidden(true)
        HStack(spacing: 0) {
          half("+", steps.increment, brackets)
          BracketText(brackets.closing).accessibilityHidden(true)
        }
        .onPress { steps.increment?() }
      }
      .layoutPriority(1)
    }
  }

  private func half(
    _ sign: String, _ step: (() -> Void)?, _ brackets: ControlBrackets
  ) -> some View {
    let isThere = step != nil
    return Text(verbatim: isThere ? sign : brackets.glyphs == .ascii ? "." : "·")
      .bold(isThere && brackets.isEnabled)
      .foregroundStyle(
        isThere && brackets.isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
      )
      .fixedSize()
      .accessibilityHidden(true)
  }

  /// A stepper that goes no further still takes the key: focus stays where it is.
  private func act(_ step: (() -> Void)?) -> KeyPress.Result {
    step?()
    return .handled
  }
}
