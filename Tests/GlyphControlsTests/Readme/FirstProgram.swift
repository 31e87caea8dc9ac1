import GlyphUI

struct Packing: View {
  @State private var passport = true
  @State private var charger = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Packing").bold()
      Toggle("Passport", isOn: $passport)
      Toggle("Charger", isOn: $charger)
      Label("Leave at 06:40", systemImage: "alarm")
    }
    .padding(1)
    .border(.green)
  }
}
