import GlyphCore
import Testing

@MainActor
struct AccessibilityActionsTests {
  @Test func `what buttons that are not drawn do is offered under their labels`() {
    struct Letter: View {
      @State private var state = "new"
      var body: some View {
        Text(verbatim: state).accessibilityLabel("Letter").accessibilityActions {
          Text(verbatim: "Archive").onActivate { state = "archived" }
          Text(verbatim: "Delete").onActivate {}.disabled(true)
        }
      }
    }
    let host = ViewHost(width: 10, height: 1) { Letter() }
    #expect(host.render().text == "   new")
    #expect(host.spokenText == "Letter. Actions: Archive")
    host.send(.key(.tab))
    #expect(!host.render().text.contains("▸"))
    #expect(host.performAccessibilityAction("Archive", on: "Letter"))
    #expect(host.render().text == " archived")
    #expect(!host.performAccessibilityAction("Delete", on: "Letter"))
  }

  @Test func `focus of readers is focus itself`() {
    struct Form: View {
      enum Field { case first, second }
      @AccessibilityFocusState private var field: Field?
      @AccessibilityFocusState(for: .voiceOver) private var isLast: Bool
      var body: some View {
        VStack {
          Text(verbatim: "a\(field == .second ? "!" : "")").onTapGesture { field = .second }
            .accessibilityFocused($field, equals: .first)
          Text(verbatim: "b").onTapGesture { isLast = true }
            .accessibilityFocused($field, equals: .second)
          Text(verbatim: "c").onTapGesture {}.accessibilityFocused($isLast)
        }
      }
    }
    let host = ViewHost(width: 4, height: 3) { Form() }
    host.send(.key(.tab))
    host.send(.key(.space))
    #expect(host.render().text.contains("a!"))
    #expect(host.render().text.contains("▸b◂"))
    host.send(.key(.space))
    #expect(host.render().text.contains("▸c◂"))
  }

  private final class Document: ObservableObject {
    @Published var title = "draft"
  }

  @Test func `a model is offered while its view has focus, and its changes are seen`() {
    struct Title: View {
      @FocusedObject private var document: Document?
      var body: some View { Text(verbatim: document?.title ?? "none") }
    }
    struct Screen: View {
      let document: Document
      var body: some View {
        VStack(alignment: .leading) {
          Title()
          Text(verbatim: "edit").onTapGesture { document.title += "!" }.focusedObject(document)
          Text(verbatim: "other").onTapGesture {}
        }
      }
    }
    let host = ViewHost(width: 8, height: 3) { Screen(document: Document()) }
    #expect(host.render().text.hasPrefix(" none"))
    host.send(.key(.tab))
    #expect(host.render().text.hasPrefix(" draft\n"))
    host.send(.key(.space))
    #expect(host.render().text.hasPrefix(" draft!"))
    host.send(.key(.tab))
    #expect(host.render().text.hasPrefix(" none"))
  }
}
