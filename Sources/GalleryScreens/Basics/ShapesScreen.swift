import GlyphUI

/// Shapes, filled and stroked, and shapes behind text.
public struct ShapesScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("Filled") {
      HStack(spacing: 2) {
        Rectangle().fill(.red).frame(width: 10, height: 4)
        RoundedRectangle(cornerRadius: 1).fill(.orange).frame(width: 10, height: 4)
        Circle().fill(.green).frame(width: 8, height: 4)
        Capsule().fill(.blue).frame(width: 12, height: 2)
        Ellipse().fill(.purple).frame(width: 12, height: 4)
      }
    }
    Exhibit("Stroked") {
      HStack(spacing: 2) {
        Rectangle().stroke(.red).frame(width: 10, height: 4)
        RoundedRectangle(cornerRadius: 1).stroke(.orange).frame(width: 10, height: 4)
        Rectangle().stroke(.green, lineWidth: 2).frame(width: 10, height: 4)
        Rectangle().stroke(style: StrokeStyle(dash: [1])).frame(width: 10, height: 4)
      }
    }
    Exhibit("Behind text") {
      HStack(spacing: 2) {
        Text("badge").padding(.horizontal).background(.red, in: Capsule())
        Text("card").padding().background(.thinMaterial, in: RoundedRectangle(cornerRadius: 1))
        Text("border").padding(.horizontal).border(.green)
      }
    }
  }
}
