import GlyphUI

/// A line of a checklist: a symbol that is filled when on, and the label.
struct ChecklistToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        configuration.label
      }
    }
    .tint(.primary)
    .buttonStyle(.borderless)
  }
}

extension ToggleStyle where Self == ChecklistToggleStyle {
  static var checklist: ChecklistToggleStyle { ChecklistToggleStyle() }
}

/// Checklist lines in a stack and in a list.
public struct ChecklistScreen: View {
  @State private var groceries = Entry.groceries
  @State private var isPaid = false

  public init() {}

  public var body: some View {
    Exhibit("In a stack") {
      Toggle("Paid", isOn: $isPaid)
      Toggle("Delivered", isOn: .constant(true)).disabled(true)
      Toggle("All groceries", sources: $groceries, isOn: \.isDone)
    }
    .toggleStyle(.checklist)
    Exhibit("In a list") {
      List($groceries) { $entry in
        Toggle(entry.title, isOn: $entry.isDone)
      }
      .toggleStyle(.checklist)
    }
  }
}

struct Entry: Identifiable {
  let title: String
  var isDone: Bool
  var id: String { title }

  static let groceries = [
    Entry(title: "Bread", isDone: true),
    Entry(title: "Olive oil", isDone: false),
    Entry(title: "Tomatoes", isDone: true),
  ]

  static let luggage = [
    Entry(title: "Passport", isDone: true),
    Entry(title: "Charger", isDone: false),
    Entry(title: "Sunscreen", isDone: true),
  ]
}
