import GlyphUI

struct Counter: View {
  @State private var count = 0
  @State private var on = false
  var body: some View {
    HStack {
      Text(verbatim: "count"); Spacer(); Text(verbatim: "\(count)")
    }.onTapGesture { count += 1 }
    Text(verbatim: on ? "[x] on" : "[ ] off").onTapGesture { on.toggle() }
  }
}
let host = ViewHost(width: 30, height: 5) {
  Text(verbatim: "Title"); Counter()
}
print(host.render().text)
_ = host.frame()
host.send(.key(.tab)); host.send(.key(.space))
print(host.render().text, host.frame().bytes.count)
host.send(.key(.tab)); host.send(.key(.space)); host.send(.click(x: 13, y: 1))
print(host.render().text, host.frame().bytes.count, host.statistics)
