import GlyphUI

/// Windows on more than there is room for.
public struct ScrollingScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("Down, from the end, and without an indicator") {
      HStack(spacing: 4) {
        ScrollView { rows }
        ScrollView { rows }.defaultScrollAnchor(.bottom)
        ScrollView { rows }.scrollIndicators(.hidden)
      }
      .frame(height: 5)
    }
    Exhibit("Sideways") {
      ScrollView(.horizontal) {
        HStack(spacing: 3) { ForEach(1..<16) { Text("Column \($0)") } }
      }
    }
    Exhibit("Both ways, from the middle") {
      ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading) {
          ForEach(1..<13) { row in
            HStack { ForEach(1..<21) { Text("\(row * $0)").frame(width: 4, alignment: .trailing) } }
          }
        }
      }
      .defaultScrollAnchor(.center)
      .frame(height: 6)
    }
    Exhibit("In focus, and scrolled by a page") {
      TerminalScreen(width: 24, height: 5, after: [.tab, .key(.pageDown)]) {
        ScrollView { rows }
      }
    }
    Exhibit("All of it is in sight") {
      ScrollView { Text("Nothing to scroll") }.frame(height: 2)
    }
  }

  private var rows: some View {
    VStack(alignment: .leading) { ForEach(1..<15) { Text("Row \($0)") } }
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
