import GlyphUI

/// Grids whose rows share columns, grids that fill their columns, and stacks for scrolling.
public struct GridsScreen: View {
  private let fruit = ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape"]

  public init() {}

  public var body: some View {
    Exhibit("Rows that share columns") {
      Grid(alignment: .leading, horizontalSpacing: 3) {
        GridRow {
          Text("Planet").bold()
          Text("Moons").bold().gridColumnAlignment(.trailing)
          Text("Day").bold()
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("Earth"); Text("1"); Text("24 h")
        }
        GridRow {
          Text("Mars"); Text("2"); Text("25 h")
        }
        GridRow { Text("All others have more").gridCellColumns(3).foregroundStyle(.secondary) }
      }
    }
    Exhibit("As many columns as fit") {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 12), alignment: .leading)]) {
        ForEach(fruit, id: \.self) { Text($0) }
      }
    }
    Exhibit("A fixed column, and two that share the rest") {
      LazyVGrid(
        columns: [GridItem(.fixed(12)), GridItem(), GridItem(.flexible(maximum: 20))]
      ) {
        Section("Fruit") {
          ForEach(fruit.prefix(6), id: \.self) { name in
            Text(name).frame(maxWidth: .infinity).border(.green)
          }
        }
      }
    }
    Exhibit("Columns of two rows") {
      LazyHGrid(rows: [GridItem(.fixed(1)), GridItem(.fixed(1))]) {
        ForEach(fruit, id: \.self) { Text($0).frame(maxWidth: .infinity, alignment: .leading) }
      }
      .frame(height: 2)
    }
    Exhibit("A lazy stack that scrolls") {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(1..<100) { Text("Row \($0)") }
        }
      }
      .frame(height: 3)
      .border(.secondary)
    }
  }
}
