import Foundation
import GlyphCore

extension View {
  /// Asks a question in front of the screen about data, with a title from the program's table of strings, while a binding is true and there is any.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      Text(titleKey), isPresented, if: data != nil, .row, actions: data.map(actions),
      message: EmptyView())
  }

  /// Asks a question in front of the screen about data, with a title from the program's table of strings and more words, while a binding is true and there
  /// is any.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey), isPresented, if: data != nil, .row, actions: data.map(actions),
      message: data.map(message))
  }

  /// Asks a question in front of the screen about data, with a string for a title, as it is, while a binding is true and there is any.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      Text(title), isPresented, if: data != nil, .row, actions: data.map(actions),
      message: EmptyView())
  }

  /// Asks a question in front of the screen about data, with a string for a title, as it is and more words, while a binding is true and there
  /// is any.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      Text(title), isPresented, if: data != nil, .row, actions: data.map(actions),
      message: data.map(message))
  }

  /// Asks a question in front of the screen about data, with a text for a title, while a binding is true and there is any.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      title, isPresented, if: data != nil, .row, actions: data.map(actions), message: EmptyView())
  }

  /// Asks a question in front of the screen about data, with a text for a title and more words, while a binding is true and there
  /// is any.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      title, isPresented, if: data != nil, .row, actions: data.map(actions),
      message: data.map(message))
  }
}
