import SwiftUI

struct Person: Identifiable {
  let id: Int
  let name: String
  let role: String
  let symbol: String

  static let sample = Person(id: 1, name: "Ada Lovelace", role: "Analyst", symbol: "person.fill")
}

extension EnvironmentValues {
  /// The space around the content of cards, in points.
  @Entry var cardPadding: CGFloat = 16
}

struct ProfileCard: View {
  let person: Person
  @State private var isFollowed = false
  @Environment(\.cardPadding) private var padding

  var body: some View {
    VStack(spacing: 0) {
      Text("Member")
        .font(.caption)
        .foregroundColor(.white)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 16)
        .background(Color.blue)
        .cornerRadius(16, corners: [.topLeft, .topRight])

      HStack(spacing: 16) {
        Image(systemName: person.symbol)
          .resizable()
          .scaledToFit()
          .frame(width: 48, height: 48)
          .padding(8)
          .background(Circle().fill(Color(.systemGray5)))

        VStack(alignment: .leading) {
          Text(person.name).font(.title2).bold()
          Text(person.role).font(.subheadline).foregroundColor(.secondary)
        }

        Spacer()
      }
      .padding(padding)

      Toggle("Follow", isOn: $isFollowed)
        .toggleStyle(CardToggleStyle())
        .padding([.horizontal, .bottom], padding)
    }
    .background(Color(UIColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 16))
    .shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
    .padding()
  }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

extension View {
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
    clipShape(RoundedCorner(radius: radius, corners: corners))
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  ProfileCard(person: .sample)
    .environment(\.cardPadding, 32)
}
