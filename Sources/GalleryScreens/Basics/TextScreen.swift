import GlyphUI

/// Text: weights, wrapping, alignment and truncation.
public struct TextScreen: View {
  private let sentence = "The quick brown fox jumps over the lazy dog."

  public init() {}

  public var body: some View {
    Exhibit("Weights and slants") {
      Text("Title").font(.title)
      Text("Body, **strong**, *emphasised*, ~~struck~~ and `code`")
      Text("Caption").font(.caption)
      Text("Underlined").underline() + Text(" and ") + Text("red").foregroundStyle(.red)
    }
    Exhibit("Wrapped, and aligned") {
      HStack(alignment: .top, spacing: 2) {
        Text(sentence)
        Text(sentence).multilineTextAlignment(.center)
        Text(sentence).multilineTextAlignment(.trailing)
      }
      .frame(width: 56)
    }
    Exhibit("Truncated at the tail, the middle and the head") {
      Group {
        Text(sentence).truncationMode(.tail)
        Text(sentence).truncationMode(.middle)
        Text(sentence).truncationMode(.head)
      }
      .lineLimit(1)
      .frame(width: 25)
    }
    Exhibit("Wide and combined characters") {
      Text("日本語 한국어 👩‍👩‍👧 é")
    }
  }
}
