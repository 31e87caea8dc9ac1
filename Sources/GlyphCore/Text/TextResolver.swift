import Foundation
import GlyphCells

/// Makes strings and styles of a text: walks through its parts, finds out how each is drawn.
struct TextResolver {
  /// What is known about the inks around the text.
  let page: InkPage
  let styles: StyleTable
  private(set) var parts: [String] = []
  private(set) var partStyles: [StyleID] = []
  private(set) var inks: [ShapeInk] = []
  private let environment: EnvironmentValues

  init(page: InkPage, styles: StyleTable, surroundings: Surroundings = .initial) {
    self.page = page
    self.styles = styles
    environment = EnvironmentValues(surroundings)
  }

  /// What the texts around a part say about it.
  struct Context {
    var foreground = Foreground.plain(.inherited)
    var traits: TextTraits = []
    var link = LinkID.none

    enum Foreground: Equatable {
      case plain(TextForeground)
      case styled(ShapeInk)
    }
  }

  mutating func append(_ text: Text, in outer: Context = Context()) {
    var context = outer
    if text.foreground != .inherited { context.foreground = .plain(text.foreground) }
    context.traits = text.traits.over(outer.traits)
    guard let content = text.content else {
      if text.isKey, InlineMarkdown.mayOccur(in: text.string) {
        append(key: text.string, [], in: context)
      } else {
        append(text.string, in: context)
      }
      return
    }
    switch content.kind {
    case .joined(let texts): for text in texts { append(text, in: context) }
    case .insertions(let texts): append(key: text.string, texts, in: context)
    case .styled(let inner, let style):
      context.foreground = .styled(style._ink(in: page.ambient.values.styleContext))
      append(inner, in: context)
    case .image(let image):
      append(image.inlineText(in: page.ambient.values), in: context)
    case .link(let inner, let target):
      follow(target, &context)
      append(inner, in: context)
    case .terminal(let text): append(text, in: context)
    case .time(let time): append(time.string(at: Date(), in: environment), in: context)
    }
  }

  private mutating func append(_ text: ANSIText, in context: Context) {
    let base = styles[style(for: context)]
    var rest = text.text.string.utf8[...]
    var start = 0
    for run in text.runs(in: styles, over: base) {
      let part = rest.prefix(run.end - start)
      append(String(Substring(part)), run.style)
      rest = rest.dropFirst(part.count)
      start = run.end
    }
  }

  private mutating func append(key: String, _ insertions: [Text], in outer: Context) {
    for span in InlineMarkdown.spans(of: key) {
      var context = outer
      context.traits = span.traits.over(outer.traits)
      if let target = span.link { follow(target, &context) }
      switch span.content {
      case .text(let string): append(string, in: context)
      case .insertion(let number):
        if number < insertions.count { append(insertions[number], in: context) }
      }
    }
  }

  /// A link has the tint's colour and a line below, so that it is seen without colours too.
  private func follow(_ target: String, _ context: inout Context) {
    let link = styles.link(to: target)
    guard link != .none else { return }
    context.link = link
    context.traits = context.traits.over(.underline(true))
    if context.foreground == .plain(.inherited) {
      context.foreground = .plain(.color(.accentColor))
    }
  }

  mutating func append(_ string: String, in context: Context) {
    append(string, style(for: context))
  }

  private mutating func append(_ string: String, _ style: StyleID) {
    guard !string.isEmpty else { return }
    let string = page.showsLettersAsTheyAre ? string : shown(string)
    if partStyles.last == style, !parts.isEmpty {
      parts[parts.count - 1] += string
    } else {
      parts.append(string)
      partStyles.append(style)
    }
  }

  /// The letters in the case that is asked for, or blocks in their place.
  private func shown(_ string: String) -> String {
    let values = page.ambient.values
    if values.isRedacted {
      let block = values.glyphs == .ascii ? "#" : "▒"
      return string.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String(repeating: block, count: CleanText(String($0)).width) }
        .joined(separator: "\n")
    }
    switch values.textCase {
    case .uppercase?: return string.uppercased()
    case .lowercase?: return string.lowercased()
    case nil: return string
    }
  }

  private mutating func style(for context: Context) -> StyleID {
    if case .plain(let foreground) = context.foreground,
      let ink = page.ink(foreground, context.traits)
    {
      guard context.link != .none else { return ink }
      var style = styles[ink]
      style.link = context.link
      return styles.intern(style)
    }
    let values = page.ambient.values
    let ink: ShapeInk
    switch context.foreground {
    case .plain(let foreground): ink = page.shapeInk(foreground)
    case .styled(let styled): ink = styled
    }
    let isPlain = ink.plain != nil
    var style = values.style(
      of: isPlain ? ink.approximate : .foreground, context.traits.over(values.traits))
    style.link = context.link
    if !isPlain { InkMark.put(number(of: ink), in: &style) }
    return styles.intern(style)
  }

  private mutating func number(of ink: ShapeInk) -> Int {
    if let known = inks.firstIndex(of: ink) { return known }
    inks.append(ink)
    return inks.count - 1
  }
}
