import GlyphUI

/// Labels: a title with an icon.
public struct LabelsScreen: View {
  public init() {}

  public var body: some View {
    Exhibit("Title and symbol") {
      Label("Lightning", systemImage: "bolt.fill")
      Label("Title only", systemImage: "bolt.fill").labelStyle(.titleOnly)
      Label("Icon only", systemImage: "bolt.fill").labelStyle(.iconOnly)
    }
    Exhibit("Any views") {
      Label {
        VStack(alignment: .leading) {
          Text("Ada Lovelace")
          Text("Mathematician").font(.caption)
        }
      } icon: {
        Circle().fill(.purple).frame(width: 2, height: 1)
      }
    }
    Exhibit("A style of our own") {
      VStack(alignment: .leading) {
        Label("Inbox", systemImage: "tray")
        Label("Sent", systemImage: "paperplane")
      }
      .labelStyle(TrailingIconLabelStyle())
    }
  }
}

private struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon.foregroundStyle(.tint)
    }
  }
}
