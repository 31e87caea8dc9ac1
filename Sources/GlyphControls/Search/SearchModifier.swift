import GlyphCore

/// A view with a search field above it.
struct SearchModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  @State private var isSearching = false
  @FocusState private var hasFocus: Bool
  @Environment(\.searchOptions) private var options

  nonisolated init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
  }
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        options.decorate(SearchField(text: text, prompt: prompt))
        if isSearching { SearchOptionRows(options: options, text: text) }
      }
      .focused($hasFocus)
      .onKeyPress(.escape) {
        guard isSearching else { return .ignored }
        dismiss()
        return .handled
      }
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.searchOptions, SearchOptions())
        .environment(\.searchStatus, SearchStatus(isSearching: isSearching, dismiss: dismiss))
    }
    .onChange(of: hasFocus) { _, hasFocus in
      if hasFocus { search(true) } else if text.wrappedValue.isEmpty { search(false) }
    }
    .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
      guard let isPresented, isPresented != isSearching else { return }
      isSearching = isPresented
      hasFocus = isPresented
    }
  }

  private func search(_ isSearching: Bool) {
    self.isSearching = isSearching
    if isPresented?.wrappedValue != isSearching { isPresented?.wrappedValue = isSearching }
  }

  private func dismiss() {
    text.wrappedValue = ""
    hasFocus = false
    search(false)
  }
}

/// The field of a search: `⌕ ▏Search   ▕`.
private struct SearchField {
  let text: Binding<String>
  let prompt: Text?
  @Environment(\.cellSize) private var cellSize

  init(text: Binding<String>, prompt: Text?) {
    self.text = text
    self.prompt = prompt
  }
}

extension SearchField: View {
  var body: some View {
    HStack {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
        .accessibilityHidden(true)
      TextField(
        .text(text), label: prompt ?? Text("Search"), prompt: nil,
        traits: TextInputTraits(submits: .search), name: prompt ?? Text("Search"))
    }
    .padding(.horizontal, cellSize.width)
  }
}

/// What stands below the field while the user looks for something: where to look, and suggestions.
private struct SearchOptionRows {
  let options: SearchOptions
  let text: Binding<String>
  @Environment(\.cellSize) private var cellSize

  init(options: SearchOptions, text: Binding<String>) {
    self.options = options
    self.text = text
  }
}

extension SearchOptionRows: View {
  var body: some View {
    let text = text
    if let scopes = options.scopes {
      scopes.padding(.horizontal, cellSize.width)
    }
    if let suggestions = options.suggestions {
      VStack(alignment: .leading, spacing: 0) { suggestions }
        .environment(\.searchCompletion, SearchCompletion { text.wrappedValue = $0 })
        .padding(.horizontal, cellSize.width * 4)
    }
  }
}
