import GlyphCore

/// The track of a slider and its knob.
struct SliderControl {
  let model: SliderModel

  init(model: SliderModel) { self.model = model }
}

extension SliderControl: View {
  var body: some View {
    track
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

  private var track: some View {
    Bracketed(.round) { brackets in
      HStack(spacing: 0) {
        BracketText(brackets.opening).accessibilityHidden(true)
        MeterBar(fraction: model.fraction, look: .knob)
          .onScrub { model.move(to: $0) }
        BracketText(brackets.closing).accessibilityHidden(true)
      }
    }
  }

  private func move(to fraction: Double) -> KeyPress.Result {
    model.move(to: fraction)
    return .handled
  }
}
