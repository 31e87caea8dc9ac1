import GlyphUI

/// A model and a view in a file with one import, as they are written for SwiftUI.
@Observable
final class OneImportModel {
  var id = UUID()
  var names = ["Ada", "Grace"]
  var since = Date(timeIntervalSince1970: 0)
}

struct OneImportView: View {
  @State var model = OneImportModel()

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(model.names, id: \.self, content: Text.init)
      Text(String(format: "%.1f", model.since.timeIntervalSince1970))
    }
    .padding(.leading, sqrt(CGFloat(4)))
  }
}
