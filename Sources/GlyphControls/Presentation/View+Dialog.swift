import Foundation
import GlyphCore

extension View {
  /// A question in front of the screen while a binding is true and there is something to ask.
  nonisolated func dialog<Actions: View, Message: View>(
    _ title: Text?, _ isPresented: Binding<Bool>, if condition: Bool = true,
    _ arrangement: DialogArrangement, actions: Actions, message: Message
  ) -> some View {
    let isAsked = Binding(
      get: { condition && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    return presentation(isPresented: isAsked, style: .dialog) {
      DialogBody(title: title, actions: actions, message: message, arrangement: arrangement)
    }
  }

  /// Tells of an error in front of the screen while a binding is true and there is one.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      Text(verbatim: error?.errorDescription ?? ""), isPresented, if: error != nil, .row,
      actions: actions(), message: EmptyView())
  }

  /// Tells of an error, and more about it, in front of the screen while a binding is true and there
  /// is one.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    dialog(
      Text(verbatim: error?.errorDescription ?? ""), isPresented, if: error != nil, .row,
      actions: error.map(actions), message: error.map(message))
  }
}
