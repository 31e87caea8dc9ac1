import GlyphCore

/// What is said where a search has found nothing.
public struct SearchUnavailableContent {
  /// A glass, and what was looked for.
  public struct Label {
    let text: String
  }

  /// What can be tried.
  public struct Description {}

  /// Nothing.
  public struct Actions {}
}

extension SearchUnavailableContent.Label: View {
  public var body: some View {
    GlyphControls.Label {
      text.isEmpty ? Text("No Results") : Text("No Results for “\(text)”")
    } icon: {
      Image(systemName: "magnifyingglass")
    }
  }
}

extension SearchUnavailableContent.Description: View {
  public var body: some View { Text("Check the spelling or try a new search.") }
}

extension SearchUnavailableContent.Actions: View {
  public var body: some View { EmptyView() }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    search(text: "")
  }

  /// Says that nothing was found for a text.
  public static func search(
    text: String
  ) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}
