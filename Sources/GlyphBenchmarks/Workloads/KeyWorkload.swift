import GlyphUI

/// From a key to the bytes that show what it did, on a screen of 200 x 60 cells full of toggles.
@MainActor
enum KeyWorkload {
  private static let rows = 60
  private static let columns = 10

  static func run() -> [Outcome] {
    let screen = LiveScreen(width: 200, height: rows) { ToggleWall(rows: rows, columns: columns) }
    screen.host.send(.key(.tab))
    screen.show()
    let flip = Timing.measure {
      screen.host.send(.key(.space))
      screen.show()
    }
    let move = Timing.measure {
      screen.host.send(.key(.tab))
      screen.show()
    }
    return [
      screen.outcome("KEY space", flip, mismatch: nil),
      screen.outcome("KEY tab", move, mismatch: nil),
    ]
  }
}

private struct ToggleWall: View {
  let rows: Int
  let columns: Int

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<rows, id: \.self) { row in
        HStack {
          ForEach(0..<columns, id: \.self) { WallToggle(name: "Item \(row * columns + $0)") }
        }
      }
    }
  }
}

private struct WallToggle: View {
  let name: String
  @State private var isOn = false

  var body: some View { Toggle(name, isOn: $isOn) }
}
