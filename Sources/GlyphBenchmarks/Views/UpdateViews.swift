import GlyphUI
import Observation

/// A value of the dashboard that is the state of its own view.
struct StateValue: View {
  @State private var value: Int
  private let index: Int
  private let handles: Handles

  init(value: Int, index: Int, handles: Handles) {
    _value = State(initialValue: value)
    self.index = index
    self.handles = handles
  }

  var body: some View {
    let _ = handles.values[index] = $value
    ValueText(value: value)
  }
}

/// A value of the dashboard that belongs to a model.
@Observable
final class ValueModel {
  var value: Int

  init(_ value: Int) { self.value = value }
}

struct ModelValue: View {
  let model: ValueModel

  var body: some View { ValueText(value: model.value) }
}

/// All values in one array: each change evaluates everything again.
@Observable
final class DashboardModel {
  var data = DashboardData()
}

struct ArrayDashboard: View {
  let model: DashboardModel

  var body: some View { DashboardView(data: model.data) }
}
