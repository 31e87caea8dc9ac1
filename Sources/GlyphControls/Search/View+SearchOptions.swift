import GlyphCore

extension View {
  /// Shows views below the field of the searchable view inside while something is looked for;
  /// `searchCompletion` lets the user choose one.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let suggestions = AnyView(suggestions())
    return transformEnvironment(\.searchOptions) { $0.suggestions = suggestions }
  }

  /// Says where suggestions stand, which is below the field.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Lets the user choose the view, a suggestion, for the text of the search.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(CompletionModifier(text: completion))
  }

  /// Lets the user choose where to look, while something is looked for.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = AnyView(ScopePicker(scope: scope, scopes: scopes()))
    return transformEnvironment(\.searchOptions) { $0.scopes = picker }
  }

  /// Lets the user choose where to look, while something is looked for.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Gives the field of the searchable view inside focus while a state is true.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    transformEnvironment(\.searchOptions) { options in
      options.add { AnyView($0.focused(binding)) }
    }
  }

  /// Gives the field of the searchable view inside focus while a state has a value.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    transformEnvironment(\.searchOptions) { options in
      options.add { AnyView($0.focused(binding, equals: value)) }
    }
  }

  /// Says what becomes of a toolbar while something is looked for; here it stays.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}

/// A choice of where to look.
private struct ScopePicker<Scope: Hashable, Scopes: View> {
  let scope: Binding<Scope>
  let scopes: Scopes
}

extension ScopePicker: View {
  var body: some View {
    Picker(selection: scope) {
      scopes
    } label: {
      Text("Scope")
    }
    .pickerStyle(.segmented)
    .labelsHidden()
  }
}

/// A suggestion that can be chosen; outside of suggestions nothing.
private struct CompletionModifier {
  let text: String
  @Environment(\.searchCompletion) private var completion

  nonisolated init(text: String) { self.text = text }
}

extension CompletionModifier: ViewModifier {
  func body(content: Content) -> some View {
    if let completion {
      content.onActivate { completion.complete(text) }.accessibilityAddTraits(.isButton)
    } else {
      content
    }
  }
}
