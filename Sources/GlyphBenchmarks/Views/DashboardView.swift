import GlyphUI

/// W2: four columns of four panels, each a list of names and values.
struct DashboardView: View {
  let data: DashboardData

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<DashboardData.columns) { column in
        VStack(spacing: 0) {
          ForEach(0..<DashboardData.rows) { row in
            PanelView(panel: column * DashboardData.rows + row, data: data)
          }
        }
      }
    }
  }
}

struct PanelView: View {
  let panel: Int
  let data: DashboardData

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: panel < 10 ? "Panel 0\(panel)" : "Panel \(panel)")
      ForEach(0..<DashboardData.entries) { entry in
        EntryView(name: DashboardData.labels[entry], value: data[panel, entry])
      }
    }
  }
}

struct EntryView: View {
  let name: String
  let value: Int

  var body: some View {
    HStack {
      Text(verbatim: name)
      Spacer()
      Text(verbatim: Hundredths.text(value))
    }
  }
}
