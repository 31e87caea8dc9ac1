/// What a keyboard on the screen makes of the beginnings of words and sentences.
public struct TextInputAutocapitalization: Sendable {
  private let name: String
  public static var never: TextInputAutocapitalization { .init(name: "never") }
  public static var words: TextInputAutocapitalization { .init(name: "words") }
  public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
  public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// Inert because a terminal's keyboard changes nothing that is typed.
extension View {
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }

  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
}
