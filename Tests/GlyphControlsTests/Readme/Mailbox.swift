import GlyphUI

struct Mailbox: View {
  let letters = ["Lunch on Friday", "The compiler"]

  var body: some View {
    NavigationStack {
      List(letters, id: \.self) { letter in
        NavigationLink(letter, value: letter)
      }
      .navigationTitle("Inbox")
      .navigationDestination(for: String.self) { letter in
        Text("Dear Ada, …")
          .navigationTitle(letter)
          .toolbar { Button("Reply") {} }
      }
    }
  }
}
