import GlyphUI

/// Shapes, filled and stroked, and shapes behind text.
public struct ShapesScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("Filled") {
      HStack(spacing: 24) {
        Rectangle().fill(.red).frame(width: 80, height: 64)
        RoundedRectangle(cornerRadius: 16).fill(.orange).frame(width: 80, height: 64)
        Circle().fill(.green).frame(width: 64, height: 64)
        Capsule().fill(.blue).frame(width: 96, height: 32)
        Ellipse().fill(.purple).frame(width: 96, height: 64)
      }
    }
    Exhibit("Stroked") {
      HStack(spacing: 24) {
        Rectangle().stroke(.red).frame(width: 80, height: 64)
        RoundedRectangle(cornerRadius: 16).stroke(.orange).frame(width: 80, height: 64)
        Rectangle().stroke(.green, lineWidth: 3).frame(width: 80, height: 64)
        Rectangle().stroke(style: StrokeStyle(dash: [4])).frame(width: 80, height: 64)
      }
    }
    Exhibit("Behind text") {
      HStack(spacing: 24) {
        Text("badge").padding(.horizontal).background(.red, in: Capsule())
        Text("card").padding().background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
        Text("border").padding(.horizontal).border(.green)
      }
    }
  }
}
