import GlyphUI

/// W5: one value of the dashboard changes in each frame.
@MainActor
enum UpdateWorkload {
  static func run() -> [Outcome] {
    [stateLeaf(), modelLeaf(), wholeBody()]
  }

  private static func stateLeaf() -> Outcome {
    let handles = Handles()
    let start = DashboardData()
    let screen = live {
      DashboardGrid { panel, entry in
        StateValue(
          value: start[panel, entry], index: panel * DashboardData.entries + entry,
          handles: handles)
      }
    }
    return measure("W5 one @State leaf", screen) { panel, entry, value in
      handles.values[panel * DashboardData.entries + entry]?.wrappedValue = value
    }
  }

  private static func modelLeaf() -> Outcome {
    let models = DashboardData().values.map { ValueModel($0) }
    let screen = live {
      DashboardGrid { panel, entry in
        ModelValue(model: models[panel * DashboardData.entries + entry])
      }
    }
    return measure("W5 one @Observable leaf", screen) { panel, entry, value in
      models[panel * DashboardData.entries + entry].value = value
    }
  }

  private static func wholeBody() -> Outcome {
    let model = DashboardModel()
    let screen = live { ArrayDashboard(model: model) }
    return measure("W5 the whole body", screen) { panel, entry, value in
      model.data[panel, entry] = value
    }
  }

  private static func live<Content: View>(@ViewBuilder _ content: () -> Content) -> LiveScreen {
    LiveScreen(width: DashboardData.width, height: DashboardData.height, content: content)
  }

  private static func measure(
    _ name: String, _ screen: LiveScreen,
    _ change: (_ panel: Int, _ entry: Int, _ value: Int) -> Void
  ) -> Outcome {
    var data = DashboardData()
    var number = 0
    func step() {
      let next = data.change(of: number)
      data[next.panel, next.entry] = next.value
      number += 1
      change(next.panel, next.entry, next.value)
    }
    for _ in 0..<100 {
      step()
      screen.replay()
    }
    let expected = BareGrid(width: DashboardData.width, height: DashboardData.height)
    let bytes = BareBytes()
    BareDashboard.paint(data, on: expected)
    bytes.encode(expected)
    let mismatch = screen.difference(
      from: ModelScreen(
        width: DashboardData.width, height: DashboardData.height, showing: bytes.bytes))
    let bare = BareUpdate(data)
    var bareData = data
    var bareNumber = number
    let (time, reference) = Timing.compare {
      step()
      screen.show()
    } reference: {
      bareData.step(bareNumber)
      bareNumber += 1
      bare.show(bareData)
    }
    return screen.outcome(name, time, reference, mismatch: mismatch)
  }
}
