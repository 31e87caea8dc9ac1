import GlyphUI

/// Named colours, levels of a style, and gradients.
public struct ColorsScreen: View {
  private let colors: [(name: String, color: Color)] = [
    ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green),
    ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue),
    ("indigo", .indigo), ("purple", .purple), ("pink", .pink), ("brown", .brown),
  ]

  public init() {}

  public var body: some View {
    Exhibit("Names") {
      ForEach(0..<3) { row in
        HStack(spacing: 0) {
          ForEach(0..<4) { column in
            let (name, color) = colors[row * 4 + column]
            Text("● \(name)")
              .foregroundStyle(color)
              .frame(width: 13, alignment: .leading)
          }
        }
      }
    }
    Exhibit("Levels") {
      HStack(spacing: 2) {
        Text("primary")
        Text("secondary").foregroundStyle(.secondary)
        Text("tertiary").foregroundStyle(.tertiary)
        Text("tint").foregroundStyle(.tint)
      }
    }
    Exhibit("Gradients") {
      LinearGradient(colors: [.red, .yellow, .green], startPoint: .leading, endPoint: .trailing)
        .frame(height: 1)
      Text("Text can be filled with a gradient, too")
        .foregroundStyle(
          LinearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
    }
  }
}
