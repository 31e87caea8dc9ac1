import Foundation
import GlyphCore

extension View {
  /// Offers a choice in front of the screen, with a title from the program's table of strings, while a binding is true.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(titleKey), isPresented, .column, actions: actions(),
      message: EmptyView())
  }

  /// Offers a choice in front of the screen, with a title from the program's table of strings and more words, while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(titleKey), isPresented, .column, actions: actions(),
      message: message())
  }

  /// Offers a choice in front of the screen, with a string for a title, as it is, while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(title), isPresented, .column, actions: actions(),
      message: EmptyView())
  }

  /// Offers a choice in front of the screen, with a string for a title, as it is and more words, while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : Text(title), isPresented, .column, actions: actions(),
      message: message())
  }

  /// Offers a choice in front of the screen, with a text for a title, while a binding is true.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : title, isPresented, .column, actions: actions(),
      message: EmptyView())
  }

  /// Offers a choice in front of the screen, with a text for a title and more words, while a binding is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? nil : title, isPresented, .column, actions: actions(),
      message: message())
  }
}
