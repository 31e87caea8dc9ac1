import Foundation
import GlyphCore

/// Where the text of a field comes from and goes to.
enum TextFieldSource {
  case text(Binding<String>)
  /// A value that is read and written as text; it is written when the editing ends.
  case value(FormattedValue)
}

/// A value by way of its text.
struct FormattedValue {
  let text: () -> String
  /// Takes a text over, if it stands for a value.
  let take: (String) -> Void

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    text = { format.format(value.wrappedValue) }
    take = { text in
      if let new = try? format.parseStrategy.parse(text) { value.wrappedValue = new }
    }
  }

  /// An empty text stands for no value.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    text = { value.wrappedValue.map { format.format($0) } ?? "" }
    take = { text in
      if text.isEmpty {
        value.wrappedValue = nil
      } else if let new = try? format.parseStrategy.parse(text) {
        value.wrappedValue = new
      }
    }
  }

  init<Value>(_ value: Binding<Value>, _ formatter: Formatter) {
    text = { formatter.string(for: value.wrappedValue) ?? "" }
    take = { text in
      if let new = FormattedValue.parse(text, formatter) as? Value { value.wrappedValue = new }
    }
  }

  /// Outside of Apple's platforms formatters have no common way to read a text.
  private static func parse(_ text: String, _ formatter: Formatter) -> Any? {
    switch formatter {
    case let numbers as NumberFormatter:
      guard let number = numbers.number(from: text) else { return nil }
      return number
    case let dates as DateFormatter: return dates.date(from: text)
    default: return text
    }
  }
}
