import Foundation
import GlyphCore

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Several addresses, with a label of any views.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      content: ShareContent(items, subject: subject, message: message), label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Several texts, with a label of any views.
  public nonisolated init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      content: ShareContent(items, subject: subject, message: message), label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// An address, with a label of any views.
  public nonisolated init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label)
  }

  /// A text, with a label of any views.
  public nonisolated init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label)
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == URL
{
  /// Several addresses.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: nil)
    }
  }

  /// Several addresses, with a title from the program's table of strings.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// An address.
  public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), subject: subject, message: message)
  }

  /// An address, with a title from the program's table of strings.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(titleKey, items: CollectionOfOne(item), subject: subject, message: message)
  }

  /// An address, with a string for a title, as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    self.init(items: CollectionOfOne(item), subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel,
  Data.Element == String
{
  /// Several texts.
  public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: nil)
    }
  }

  /// Several texts, with a title from the program's table of strings.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items: items, subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// A text.
  public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), subject: subject, message: message)
  }

  /// A text, with a title from the program's table of strings.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(titleKey, items: CollectionOfOne(item), subject: subject, message: message)
  }

  /// A text, with a string for a title, as it is.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    self.init(items: CollectionOfOne(item), subject: subject, message: message) {
      DefaultShareLinkLabel(title: Text(title))
    }
  }
}
