import GlyphCore

/// A choice of what to do, in its older form.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public typealias Button = Alert.Button

  /// A choice with a title; without any buttons there is one that leaves things as they are.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The older form as a view.
private struct ActionSheetBody {
  let sheet: ActionSheet
}

extension ActionSheetBody: View {
  var body: some View {
    DialogBody(
      title: sheet.title,
      actions: ForEach(sheet.buttons.indices, id: \.self) { index in
        let button = sheet.buttons[index]
        Button(role: button.role) {
          button.action()
        } label: {
          button.label
        }
      }, message: sheet.message, arrangement: .column)
  }
}

extension View {
  /// Lets the user choose what to do, in front of the screen while a binding is true.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    presentation(isPresented: isPresented, style: .dialog) { ActionSheetBody(sheet: content()) }
  }

  /// Lets the user choose what to do with an item, in front of the screen while there is one.
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: @escaping (T) -> ActionSheet
  ) -> some View {
    presentation(item: item, style: .dialog) { ActionSheetBody(sheet: content($0)) }
  }
}
