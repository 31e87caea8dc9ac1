import GlyphUI

@MainActor
func pack(_ bags: Bags) async throws {
  guard try await Terminal.confirm("Pack now?", default: true) else { return }
  try await withLiveRegion {
    Text("\(bags.packed) of \(bags.count) packed")
  } perform: {
    try await bags.pack()
  }
  Terminal.print(Packing())
}
