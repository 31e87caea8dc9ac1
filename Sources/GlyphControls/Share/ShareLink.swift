import Foundation
import GlyphCore

/// Shows what is to be shared, so that it can be copied or opened from there.
///
/// ```
/// [ Share… ]
/// ╭─────────────────────────╮
/// │ https://example.com     │
/// │ [ Open ] [ Done ]       │
/// ╰─────────────────────────╯
/// ```
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>
where Data: RandomAccessCollection {
  let content: ShareContent
  let label: Label
  @State private var isOpen = false

  nonisolated init(content: ShareContent, label: Label) {
    self.content = content
    self.label = label
  }
}

/// The label of a link that has none: `Share…`, or a title.
public struct DefaultShareLinkLabel {
  let title: Text?
}

extension DefaultShareLinkLabel: View {
  public var body: some View {
    GlyphControls.Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink: View {
  public var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .popover(isPresented: $isOpen) { SharePanel(content: content) }
  }
}

/// What is shared: texts and addresses, and what is said about them.
struct ShareContent {
  let subject: Text?
  let message: Text?
  let items: [Item]

  enum Item {
    case text(String)
    case url(URL)
    /// Something else, under its title.
    case other(Text)
  }

  init<Element>(
    _ items: some Collection<Element>, subject: Text?, message: Text?,
    title: (Element) -> Text? = { _ in nil }
  ) {
    self.subject = subject
    self.message = message
    self.items = items.map { item in
      switch item {
      case let url as URL: .url(url)
      case let text as String: .text(text)
      default: .other(title(item) ?? Text(verbatim: "\(item)"))
      }
    }
  }
}

/// What is in front of the screen when something is shared.
private struct SharePanel {
  let content: ShareContent
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL

  init(content: ShareContent) { self.content = content }
}

extension SharePanel: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      content.subject?.bold()
      content.message
      ForEach(content.items.indices, id: \.self) { index in
        switch content.items[index] {
        case .text(let text): Text(verbatim: text)
        case .url(let url): Text(verbatim: url.absoluteString).hyperlink(to: url)
        case .other(let title): title
        }
      }
      HStack {
        if let url {
          Button("Open") {
            openURL(url)
            dismiss()
          }
        }
        Button("Done", role: .cancel) { dismiss() }.keyboardShortcut(.cancelAction)
      }
    }
  }

  private var url: URL? {
    for case .url(let url) in content.items { return url }
    return nil
  }
}
