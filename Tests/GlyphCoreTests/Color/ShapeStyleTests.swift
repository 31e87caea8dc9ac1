import Foundation
import GlyphCells
import Testing

@testable import GlyphCore

@Suite struct ShapeStyleTests {
  private var context: ShapeStyleContext {
    ShapeStyleContext(
      tint: CellInk(.ansi(3)), foreground: .solid(CellInk(.ansi(1))),
      background: .solid(CellInk(.ansi(7))))
  }

  private func ink(_ style: some ShapeStyle) -> ShapeInk { style._ink(in: context) }

  @Test func `Roles take what is in force`() {
    #expect(ink(.foreground) == .solid(CellInk(.ansi(1))))
    #expect(ink(.tint) == .solid(CellInk(.ansi(3))))
    #expect(ink(.background) == .solid(CellInk(.ansi(7))))
    #expect(ink(Color.accentColor) == .solid(CellInk(.ansi(3))))
    #expect(ink(.windowBackground) == .solid(.background))
  }

  @Test func `Levels below the first are dim, unless they were set`() {
    #expect(ink(.primary) == .solid(CellInk(.ansi(1))))
    #expect(ink(.secondary) == .solid(CellInk(.ansi(1)).dimmed))
    #expect(ink(.quinary) == .solid(CellInk(.ansi(1)).dimmed))
    var context = context
    context.secondary = .solid(CellInk(.ansi(2)))
    #expect(HierarchicalShapeStyle.secondary._ink(in: context) == .solid(CellInk(.ansi(2))))
    #expect(
      HierarchicalShapeStyle.tertiary._ink(in: context) == .solid(CellInk(.ansi(2)).dimmed))
    context.tertiary = .solid(CellInk(.ansi(4)))
    #expect(HierarchicalShapeStyle.tertiary._ink(in: context) == .solid(CellInk(.ansi(4))))
  }

  @Test func `The colours named primary and secondary do not follow the foreground style`() {
    #expect(ink(Color.primary) == .solid(.foreground))
    #expect(ink(Color.secondary) == .solid(.foreground.dimmed))
  }

  @Test func `Erasing a style does not change what it comes to`() {
    #expect(ink(AnyShapeStyle(Color.red)) == ink(Color.red))
    #expect(ink(AnyShapeStyle(.secondary)) == ink(.secondary))
    #expect(ink(AnyShapeStyle(AnyShapeStyle(.tint))) == ink(.tint))
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    #expect(ink(AnyShapeStyle(gradient)) == ink(gradient))
  }

  @Test func `Members of a style are styles`() {
    #expect(ink(Color.green.secondary) == .solid(CellInk(.ansi(2)).dimmed))
    #expect(ink(.tint.opacity(0.5)) == .solid(CellInk(.ansi(3)).opacity(0.5)))
    #expect(ink(.red.shadow(.drop(radius: 3))) == .solid(CellInk(.ansi(1))))
    #expect(ink(AnyShapeStyle.opacity(0.5)) == .solid(CellInk(.ansi(1)).opacity(0.5)))
    #expect(ink(.clear).isClear)
  }

  @Test func `Thicker materials cover more`() {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let strengths = materials.map { material -> Double in
      guard case .solid(let ink) = ink(material) else { return 0 }
      return ink.strength(in: .dark)
    }
    #expect(strengths == strengths.sorted() && (strengths.first ?? 0) > 0)
    #expect(Set(strengths).count == strengths.count)
  }
}
