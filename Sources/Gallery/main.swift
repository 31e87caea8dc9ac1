import GlyphUI

struct Counter: View {
  @State private var count = 0
  var body: some View {
    HStack {
      Text(verbatim: "count"); Spacer(); Text(verbatim: "\(count)")
    }
  }
}
let view = VStack(alignment: .leading) {
  Text(verbatim: "Hello")
  HStack {
    Text(verbatim: "a"); Text(verbatim: "bcd")
  }
  ForEach(0..<3) { i in Text(verbatim: "row \(i)") }
  Counter()
  if true { Text(verbatim: "yes") }
}
print(view.rendered(width: 30))
print(view.rendered())
