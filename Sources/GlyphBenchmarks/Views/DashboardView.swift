import GlyphUI

/// W2: four columns of four panels, each a list of names and values.
struct DashboardView: View {
  let data: DashboardData

  var body: some View {
    DashboardGrid { panel, entry in
      ValueText(value: data[panel, entry])
    }
  }
}

/// The frame of the dashboard, around values of any kind.
struct DashboardGrid<Value: View>: View {
  @ViewBuilder let value: (_ panel: Int, _ entry: Int) -> Value

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<DashboardData.columns) { column in
        VStack(spacing: 0) {
          ForEach(0..<DashboardData.rows) { row in
            PanelView(panel: column * DashboardData.rows + row, value: value)
          }
        }
      }
    }
  }
}

struct PanelView<Value: View>: View {
  let panel: Int
  @ViewBuilder let value: (_ panel: Int, _ entry: Int) -> Value

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: panel < 10 ? "Panel 0\(panel)" : "Panel \(panel)")
        .bold()
        .foregroundStyle(.cyan)
      ForEach(0..<DashboardData.entries) { entry in
        HStack {
          Text(verbatim: DashboardData.labels[entry])
          Spacer()
          value(panel, entry)
        }
      }
    }
    .padding(1)
    .overlay(RoundedRectangle(cornerRadius: 1).stroke(.blue))
  }
}

struct ValueText: View {
  let value: Int

  var body: some View {
    Text(verbatim: Hundredths.text(value))
      .foregroundStyle(ValueText.colors[value % 3])
  }

  private static let colors: [Color] = [.green, .yellow, .red]
}
