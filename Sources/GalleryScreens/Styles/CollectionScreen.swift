import GlyphUI

/// One toggle over a collection: mixed until all agree, and a tap sets them all.
public struct CollectionScreen: View {
  @State private var luggage = Entry.luggage

  public init() {}

  public var body: some View {
    Form {
      Section {
        Toggle("Everything", sources: $luggage, isOn: \.isDone)
      }
      Section("Luggage") {
        ForEach($luggage) { $entry in
          Toggle(entry.title, isOn: $entry.isDone)
        }
      }
    }
    .toggleStyle(.symbol)
  }
}
