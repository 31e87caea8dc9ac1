/// The keys that a keyboard on the screen shows.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a keyboard on the screen makes of the beginnings of words and sentences.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// What is typed into a field, so that a device can propose it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = name }

  public static let name = UITextContentType("name")
  public static let givenName = UITextContentType("givenName")
  public static let familyName = UITextContentType("familyName")
  public static let nickname = UITextContentType("nickname")
  public static let organizationName = UITextContentType("organizationName")
  public static let location = UITextContentType("location")
  public static let fullStreetAddress = UITextContentType("fullStreetAddress")
  public static let addressCity = UITextContentType("addressCity")
  public static let postalCode = UITextContentType("postalCode")
  public static let countryName = UITextContentType("countryName")
  public static let telephoneNumber = UITextContentType("telephoneNumber")
  public static let emailAddress = UITextContentType("emailAddress")
  public static let URL = UITextContentType("URL")
  public static let creditCardNumber = UITextContentType("creditCardNumber")
  public static let username = UITextContentType("username")
  public static let password = UITextContentType("password")
  public static let newPassword = UITextContentType("newPassword")
  public static let oneTimeCode = UITextContentType("oneTimeCode")
}

/// Inert because a terminal's keyboard is the one on the desk.
extension View {
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }

  public nonisolated func textContentType(
    _ textContentType: UITextContentType?
  ) -> some View { self }

  public nonisolated func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View { self }
}
