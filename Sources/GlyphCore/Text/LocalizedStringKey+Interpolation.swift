import Foundation

extension LocalizedStringKey {
  /// Builds a key piece by piece.
  ///
  /// The common case ends in a plain string: strings that hold no Markdown are appended as they
  /// are, and nothing remembers where.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var string = ""
    private(set) var insertions: [Text] = []
    private(set) var format: LocalizedFormat?
    /// Where the last string begins that a delimiter behind it could still affect.
    private var openArgument: String.Index?
    private var endsInMarkup = false

    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity + interpolationCount * 4)
      if LocalizedFormat.isUsed { format = LocalizedFormat() }
    }

    public mutating func appendLiteral(_ literal: String) {
      guard let first = literal.utf8.first, let last = literal.utf8.last else { return }
      if let openArgument, InlineMarkdown.isMarkup(first) { close(from: openArgument) }
      openArgument = nil
      string += literal
      endsInMarkup = InlineMarkdown.isMarkup(last)
      format?.append(literal: literal)
    }

    /// A string, shown as it stands.
    public mutating func appendInterpolation(_ string: String) {
      append(argument: string, specifier: "%@")
    }

    /// A value as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(argument: String(describing: value), specifier: "%@")
    }

    /// A number; floating-point numbers get six digits after the point.
    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      append(argument: value._text, specifier: value._specifier)
    }

    /// A number in the notation of a `printf` specifier.
    public mutating func appendInterpolation<T>(
      _ value: T, specifier: String
    ) where T: _FormatSpecifiable {
      append(argument: String(format: specifier, value._arg), specifier: specifier)
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      append(
        argument: formatter?.string(for: subject) ?? String(describing: subject), specifier: "%@")
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: NSObject {
      append(
        argument: formatter?.string(for: subject) ?? String(describing: subject), specifier: "%@")
    }

    public mutating func appendInterpolation<F>(
      _ input: F.FormatInput, format: F
    ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(argument: format.format(input), specifier: "%@")
    }

    /// A text with its own style.
    public mutating func appendInterpolation(_ text: Text) {
      string.unicodeScalars.append(InsertionMark.text)
      insertions.append(text)
      openArgument = nil
      endsInMarkup = false
      format?.append(insertion: insertions.count - 1)
    }

    /// A picture in the line: a symbol, or the first line of an image.
    public mutating func appendInterpolation(_ image: Image) {
      appendInterpolation(Text(image))
    }

    private mutating func append(argument: String, specifier: String) {
      format?.append(argument: argument, specifier: specifier)
      let start = string.endIndex
      string += argument
      if endsInMarkup || InlineMarkdown.mayOccur(in: argument) {
        close(from: start)
        openArgument = nil
      } else {
        openArgument = start
      }
      endsInMarkup = false
    }

    /// Puts marks around what was appended from `start` on.
    private mutating func close(from start: String.Index) {
      let argument = string[start...]
      string = String(string[..<start]) + LocalizedStringKey.marked(argument)
    }
  }

  /// A string between marks that no parser looks behind.
  static func marked(_ argument: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    result.append(InsertionMark.open)
    for scalar in argument.unicodeScalars {
      result.append(InsertionMark.isMark(scalar) ? "\u{FFFD}" : scalar)
    }
    result.append(InsertionMark.close)
    return String(result)
  }
}
