import SwiftUI

struct PackingItem: Identifiable {
  let id = UUID()
  var title: String
  var isPacked = false
}

class PackingModel: ObservableObject {
  @Published var items = [
    PackingItem(title: "Passport", isPacked: true),
    PackingItem(title: "Charger"),
    PackingItem(title: "Sunscreen"),
  ]

  var progress: Double {
    Double(items.filter(\.isPacked).count) / Double(max(items.count, 1))
  }
}

struct PackingList: View {
  @StateObject private var model = PackingModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Packing list")
        .font(.largeTitle)
        .fontWeight(.bold)

      ProgressView(value: model.progress)
        .tint(.green)

      ForEach($model.items) { $item in
        Toggle(isOn: $item.isPacked) {
          Text(item.title)
            .strikethrough(item.isPacked)
            .foregroundColor(item.isPacked ? Color(UIColor.tertiaryLabel) : .primary)
        }
        .toggleStyle(ChecklistToggleStyle())
        .padding(.vertical, 8)
        Divider()
      }

      Spacer()
    }
    .padding()
  }
}

#Preview("Packing") {
  PackingList()
}
