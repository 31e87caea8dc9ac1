import GlyphCore

/// A question in front of the screen, in its older form.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A question with one answer.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// A question with two answers.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// One of the answers.
  public struct Button {
    let role: ButtonRole?
    let label: Text
    let action: () -> Void

    /// An answer without a role.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: nil, label: label, action: action ?? {})
    }

    /// An answer that leaves things as they are, called `Cancel`.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// An answer that leaves things as they are.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .cancel, label: label, action: action ?? {})
    }

    /// An answer that deletes or discards.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(role: .destructive, label: label, action: action ?? {})
    }
  }
}

/// The older form as a view.
private struct AlertBody {
  let alert: Alert
}

extension AlertBody: View {
  var body: some View {
    DialogBody(
      title: alert.title,
      actions: ForEach(alert.buttons.indices, id: \.self) { index in
        let button = alert.buttons[index]
        Button(role: button.role) {
          button.action()
        } label: {
          button.label
        }
      }, message: alert.message, arrangement: .row)
  }
}

extension View {
  /// Asks a question in front of the screen while a binding is true.
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    presentation(isPresented: isPresented, style: .dialog) { AlertBody(alert: content()) }
  }

  /// Asks a question about an item in front of the screen while there is one.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    presentation(item: item, style: .dialog) { AlertBody(alert: content($0)) }
  }
}
