import GlyphCore

/// A control that makes a value larger or smaller, step by step.
///
/// ```
/// Guests: 4 [− +]   Guests: 4 ▸− +◂   Guests: 0 [· +]
///           at rest           with focus        at the lower bound
/// ```
///
/// While it has focus, the right and left arrows and the keys `+` and `-` change the value.
public struct Stepper<Label: View> {
  let label: Label
  let value: String?
  let steps: StepperSteps

  init(label: Label, value: String? = nil, steps: StepperSteps) {
    self.label = label
    self.value = value
    self.steps = steps
  }
}

extension Stepper: View {
  public var body: some View {
    LabeledRow(
      label: label,
      content: HStack {
        if let value { Text(verbatim: value).foregroundStyle(.secondary).fixedSize() }
        StepperControl(steps: steps)
      },
      isNamed: true)
  }
}

/// What a stepper does in each direction; nil where it goes no further.
struct StepperSteps {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  init(
    increment: (() -> Void)?, decrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.increment = StepperSteps.edited(increment, onEditingChanged)
    self.decrement = StepperSteps.edited(decrement, onEditingChanged)
  }

  /// Steps of a bound value, which do not leave its bounds.
  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    func change(by step: V.Stride) -> (() -> Void)? {
      let current = value.wrappedValue
      if let bounds {
        let isUp = step > .zero
        if isUp ? current >= bounds.upperBound : current <= bounds.lowerBound { return nil }
      }
      return {
        let current = value.wrappedValue
        value.wrappedValue = StepperSteps.moved(current, by: step, in: bounds)
      }
    }
    self.init(
      increment: change(by: step), decrement: change(by: .zero - step),
      onEditingChanged: onEditingChanged)
  }

  private static func moved<V: Strideable>(
    _ value: V, by step: V.Stride, in bounds: ClosedRange<V>?
  ) -> V {
    guard let bounds else { return value.advanced(by: step) }
    // Compared as distances, so that a step at the end of the type's own range cannot overflow.
    if step > .zero {
      return value.distance(to: bounds.upperBound) <= step
        ? bounds.upperBound : value.advanced(by: step)
    }
    return value.distance(to: bounds.lowerBound) >= step
      ? bounds.lowerBound : value.advanced(by: step)
  }

  private static func edited(
    _ change: (() -> Void)?, _ onEditingChanged: @escaping (Bool) -> Void
  ) -> (() -> Void)? {
    guard let change else { return nil }
    return {
      onEditingChanged(true)
      change()
      onEditingChanged(false)
    }
  }
}
