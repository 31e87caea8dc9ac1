import GlyphUI

/// A checkbox drawn from two images of the app.
struct AssetToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
        .frame(maxWidth: .infinity, alignment: .leading)
      Button {
        configuration.isOn.toggle()
      } label: {
        Image(configuration.isOn ? "checked" : "unchecked")
          .resizable()
          .scaledToFit()
          .frame(width: 40, height: 48)
      }
      .buttonStyle(.plain)
    }
  }
}

/// A checkbox from image assets, which are text files here.
public struct AssetScreen: View {
  @State private var news = true
  @State private var offers = false

  public init() {}

  public var body: some View {
    VStack {
      Toggle("Send me the newsletter", isOn: $news)
      Toggle("Send me special offers", isOn: $offers)
      Toggle("Send me receipts", isOn: $news).disabled(true)
      Toggle("Send me all of these", sources: [$news, $offers], isOn: \.self)
    }
    .toggleStyle(AssetToggleStyle())
  }
}
