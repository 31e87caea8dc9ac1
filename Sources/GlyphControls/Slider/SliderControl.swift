import GlyphCore

/// The track of a slider and its knob.
struct SliderControl {
  let model: SliderModel

  init(model: SliderModel) { self.model = model }
}

extension SliderControl: View {
  var body: some View {
    SliderFace(model: model)
      .focusable()
      .focusEffectDisabled()
      .onKeyPress { press in
        guard press.modifiers.isEmpty else { return .ignored }
        switch press.key {
        case .rightArrow: return move(to: model.fraction + model.stride)
        case .leftArrow: return move(to: model.fraction - model.stride)
        case .home: return move(to: 0)
        case .end: return move(to: 1)
        default: return .ignored
        }
      }
      .accessibilityValue("\(ProgressFraction.percent(model.fraction))%")
      .accessibilityAdjustableAction { direction in
        model.move(to: model.fraction + (direction == .increment ? model.stride : -model.stride))
      }
  }

  private func move(to fraction: Double) -> KeyPress.Result {
    model.move(to: fraction)
    return .handled
  }
}

private struct SliderFace {
  let model: SliderModel
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.glyphs) private var glyphs

  init(model: SliderModel) { self.model = model }
}

extension SliderFace: View {
  var body: some View {
    let brackets = ControlBrackets(
      .round, isEnabled: isEnabled, isFocused: isFocused, glyphs: glyphs)
    HStack(spacing: 0) {
      BracketText(brackets.opening).accessibilityHidden(true)
      MeterBar(fraction: model.fraction, look: .knob)
        .onScrub { model.move(to: $0) }
      BracketText(brackets.closing).accessibilityHidden(true)
    }
  }
}
