import Foundation
import GlyphCore

extension View {
  /// Asks a question in front of the screen, with a title from the program's table of strings, while a binding is true.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(titleKey), isPresented, .row, actions: actions(), message: EmptyView())
  }

  /// Asks a question in front of the screen, with a title from the program's table of strings and more words, while a binding is true.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(titleKey), isPresented, .row, actions: actions(), message: message())
  }

  /// Asks a question in front of the screen, with a string for a title, as it is, while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(Text(title), isPresented, .row, actions: actions(), message: EmptyView())
  }

  /// Asks a question in front of the screen, with a string for a title, as it is and more words, while a binding is true.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(Text(title), isPresented, .row, actions: actions(), message: message())
  }

  /// Asks a question in front of the screen, with a text for a title, while a binding is true.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(title, isPresented, .row, actions: actions(), message: EmptyView())
  }

  /// Asks a question in front of the screen, with a text for a title and more words, while a binding is true.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(title, isPresented, .row, actions: actions(), message: message())
  }
}
