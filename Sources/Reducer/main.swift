import GlyphUI
import ReducerScreen

let store = Store(Lamp(), reducer: Lamp.reducer)
let host = ViewHost(width: 40, height: 6) {
  LampScreen(store: store).cellSize(.points)
}

@MainActor
func show(_ event: String) {
  print(event, host.render().text, "", separator: "\n")
}

show("At first:")

host.send(.key(.tab))
host.send(.key(.space))
show("After the space bar:")

store.send(.powerFailed)
show("After a power failure that nobody asked for:")
