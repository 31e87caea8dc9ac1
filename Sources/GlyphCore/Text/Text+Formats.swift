import Foundation

extension Text {
  /// What a formatter makes of a value.
  public init<Subject>(_ subject: Subject, formatter: Formatter)
  where Subject: ReferenceConvertible {
    self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
  }

  /// What a formatter makes of an object.
  public init<Subject>(_ subject: Subject, formatter: Formatter) where Subject: NSObject {
    self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
  }

  /// What a format makes of a value.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// What a format makes of a value, with its styles.
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(format.format(input))
  }
}
