import Foundation

@testable import GlyphCore

/// A view under a modifier of the library.
struct LibraryView: View {
  let modifier: Spec.Library
  let content: SpecView?
  let layer: SpecView?

  var body: some View {
    switch modifier {
    case .padding(let length): content.padding(CGFloat(length))
    case .frame(let width, let height, let alignment):
      content.frame(
        width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) },
        alignment: SpecView.alignment(alignment))
    case .flexible(let min, let ideal, let max, let isVertical, let alignment):
      flexible(
        min.map { CGFloat($0) }, ideal.map { CGFloat($0) },
        max.map { $0 >= 1000 ? .infinity : CGFloat($0) }, isVertical,
        SpecView.alignment(alignment))
    case .fixedSize(let horizontal, let vertical):
      content.fixedSize(horizontal: horizontal, vertical: vertical)
    case .layoutPriority(let priority): content.layoutPriority(Double(priority))
    case .zIndex(let index): content.zIndex(Double(index))
    case .offset(let x, let y): content.offset(x: CGFloat(x), y: CGFloat(y))
    case .position(let x, let y): content.position(x: CGFloat(x), y: CGFloat(y))
    case .border(let color): content.border(Self.colors[color])
    case .tint(let color): content.background(Self.colors[color])
    case .foreground(let color): content.foregroundStyle(Self.colors[color])
    case .bold: content.bold()
    case .lineLimit(let limit): content.lineLimit(limit)
    case .textAlignment(let number):
      content.multilineTextAlignment([.leading, .center, .trailing][number])
    case .opacity(let halves): content.opacity(Double(halves) / 2)
    case .guide(let guide, isVertical: true):
      content.alignmentGuide(VerticalAlignment.center) { _ in CGFloat(guide) }
    case .guide(let guide, isVertical: false):
      content.alignmentGuide(HorizontalAlignment.leading) { $0.width / 2 + CGFloat(guide) }
    case .hidden: content.hidden()
    case .clipped: content.clipped()
    case .background: content.background(alignment: .topLeading) { layer }
    case .overlay: content.overlay(alignment: .bottomTrailing) { layer }
    case .button: content.onTapGesture {}
    }
  }

  @ViewBuilder
  private func flexible(
    _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, _ isVertical: Bool,
    _ alignment: Alignment
  ) -> some View {
    if isVertical {
      content.frame(minHeight: min, idealHeight: ideal, maxHeight: max, alignment: alignment)
    } else {
      content.frame(minWidth: min, idealWidth: ideal, maxWidth: max, alignment: alignment)
    }
  }

  private static let colors: [Color] = [.red, .blue, Color(red: 0.2, green: 0.4, blue: 0.6)]
}
