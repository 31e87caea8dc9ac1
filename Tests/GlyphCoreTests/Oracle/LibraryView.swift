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
    case .guide(let guide, isVertical: true):
      content.alignmentGuide(VerticalAlignment.center) { _ in CGFloat(guide) }
    case .guide(let guide, isVertical: false):
      content.alignmentGuide(HorizontalAlignment.leading) { $0.width / 2 + CGFloat(guide) }
    case .hidden: content.hidden()
    case .clipped: content.clipped()
    case .background: content.background(alignment: .topLeading) { layer }
    case .overlay: content.overlay(alignment: .bottomTrailing) { layer }
    case .button: content.onTapGesture {}
    default: container
    }
  }

  @ViewBuilder
  private var container: some View {
    switch modifier {
    case .aspect(let ratio, let isFilling):
      content.aspectRatio(
        ratio == 0 ? nil : CGFloat(ratio) / 2, contentMode: isFilling ? .fill : .fit)
    case .opacity(let tenths): content.opacity(Double(tenths) / 10)
    case .topGuide(let value): content.alignmentGuide(.top) { $0[.bottom] - CGFloat(value) }
    case .fitting:
      ViewThatFits(in: .horizontal) {
        content
        layer
      }
    case .grid:
      Grid(alignment: .topLeading) {
        GridRow {
          content
          Text(verbatim: "|")
        }
        GridRow { layer }
      }
    case .inset(let edge):
      if edge == 0 {
        content.safeAreaInset(edge: .bottom) { layer }
      } else {
        content.safeAreaInset(edge: .trailing) { layer }
      }
    case .reader:
      GeometryReader { room in
        content.frame(width: room.size.width / 2)
        Text(verbatim: "\(Int(room.frame(in: .global).minX))")
      }
    case .layout(let isColumn):
      let layout = isColumn ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
      layout {
        content
        layer
      }
    case .custom:
      Diagonal {
        content
        layer
      }
    default: content
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

/// Each view below and beside the one before.
private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var position = bounds.origin
    for subview in subviews {
      subview.place(at: position, proposal: proposal)
      let size = subview.sizeThatFits(proposal)
      position = CGPoint(x: position.x + size.width, y: position.y + size.height)
    }
  }
}
