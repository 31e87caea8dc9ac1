import GlyphCore

/// What a question consists of: its title, more words, and what can be done.
///
/// ```
/// ╭─────────────────────────────────╮
/// │ Reset all settings?             │
/// │ This cannot be undone.          │
/// │                                 │
/// │          [ Cancel ] [ ! Reset ] │
/// ╰─────────────────────────────────╯
/// ```
struct DialogBody<Actions: View, Message: View> {
  let title: Text?
  let actions: Actions
  let message: Message
  let arrangement: DialogArrangement

  init(title: Text?, actions: Actions, message: Message, arrangement: DialogArrangement) {
    self.title = title
    self.actions = actions
    self.message = message
    self.arrangement = arrangement
  }
}

/// How the buttons of a question stand.
enum DialogArrangement {
  /// In a row where there is room for one, at the trailing edge.
  case row
  /// Below each other.
  case column
}

extension DialogBody: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        if let title { title.bold() }
        message
      }
      .padding(.bottom)
      switch arrangement {
      case .row:
        ViewThatFits(in: .horizontal) {
          HStack { buttons }
          VStack(alignment: .trailing, spacing: 0) { buttons }
        }
        .frame(maxWidth: .infinity, alignment: .trailing)
      case .column:
        VStack(alignment: .leading, spacing: 0) { buttons }
      }
    }
    .inFrontOfScreen()
    .accessibilityAddTraits(.isModal)
  }

  @ViewBuilder
  private var buttons: some View {
    if Actions.self == EmptyView.self {
      Button("OK") {}.buttonStyle(DialogButtonStyle())
    } else {
      actions.buttonStyle(DialogButtonStyle())
    }
  }
}
