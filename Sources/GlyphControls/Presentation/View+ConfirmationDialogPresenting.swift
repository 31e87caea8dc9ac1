import Foundation
import GlyphCore

extension View {
  /// Offers a choice in front of the screen about data, with a title from the program's table of strings, while a binding is true and there is any.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(titleKey), isPresented, if: data != nil, .column,
      actions: data.map(actions),
      message: EmptyView())
  }

  /// Offers a choice in front of the screen about data, with a title from the program's table of strings and more words, while a binding is true and there
  /// is any.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(titleKey), isPresented, if: data != nil, .column,
      actions: data.map(actions),
      message: data.map(message))
  }

  /// Offers a choice in front of the screen about data, with a string for a title, as it is, while a binding is true and there is any.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(title), isPresented, if: data != nil, .column,
      actions: data.map(actions),
      message: EmptyView())
  }

  /// Offers a choice in front of the screen about data, with a string for a title, as it is and more words, while a binding is true and there
  /// is any.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(title), isPresented, if: data != nil, .column,
      actions: data.map(actions),
      message: data.map(message))
  }

  /// Offers a choice in front of the screen about data, with a text for a title, while a binding is true and there is any.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : title, isPresented, if: data != nil, .column,
      actions: data.map(actions),
      message: EmptyView())
  }

  /// Offers a choice in front of the screen about data, with a text for a title and more words, while a binding is true and there
  /// is any.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : title, isPresented, if: data != nil, .column,
      actions: data.map(actions),
      message: data.map(message))
  }
}
