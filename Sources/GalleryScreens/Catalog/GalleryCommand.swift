import Foundation
import GlyphUI

/// What the command line asks for.
public struct GalleryCommand: Equatable, Sendable {
  /// The names of the sections to draw; empty is all of them.
  public var sections: [String] = []
  /// How the output is styled; nil leaves that to the stream.
  public var style: StreamStyle?
  /// What one point means in sections that suit any unit; nil is one cell.
  public var unit: CellSize?
  /// Whether only to say how the command is used.
  public var isHelp = false
  /// A directory for one SVG file a section.
  public var svgDirectory: String?

  /// A command with what the arguments after the program's name say.
  public init(_ arguments: some Sequence<String>) throws(GalleryUsage) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--ansi": style = StreamStyle(profile: .truecolor, allowsEscapes: true)
      case "--plain": style = StreamStyle(profile: .none, allowsEscapes: false)
      case "--points": unit = .points
      case "--cells": unit = .cells
      case "--help", "-h": isHelp = true
      case "--svg":
        guard let directory = arguments.next() else {
          throw GalleryUsage(problem: "--svg needs a directory")
        }
        svgDirectory = directory
      case _ where argument.hasPrefix("-"):
        throw GalleryUsage(problem: "unknown option \(argument)")
      default: sections.append(argument)
      }
    }
  }

  /// The sections that are meant.
  @MainActor
  public func chosenSections() throws(GalleryUsage) -> [GallerySection] {
    guard !sections.isEmpty else { return Gallery.sections }
    var chosen: [GallerySection] = []
    for name in sections {
      guard let section = Gallery.section(named: name) else {
        throw GalleryUsage(problem: "no section \(name)")
      }
      chosen.append(section)
    }
    return chosen
  }

  /// All that is printed to a stream of a style.
  @MainActor
  public func output(style: StreamStyle) throws(GalleryUsage) -> String {
    if isHelp { return GalleryUsage.text }
    let pages = try surfaces().map { page in
      style.allowsEscapes ? page.surface.ansi(style.profile) : page.surface.text
    }
    return pages.joined(separator: "\n\n") + "\n"
  }

  /// The SVG files that are written, by name.
  @MainActor
  public func pictures() throws(GalleryUsage) -> [(name: String, svg: String)] {
    try surfaces().map { page in ("\(page.name).svg", page.surface.svg) }
  }

  @MainActor
  private func surfaces() throws(GalleryUsage) -> [(name: String, surface: Surface)] {
    try chosenSections().map { section in
      let renderer = ViewRenderer(content: section.page(unit: unit))
      renderer.proposedSize = ProposedViewSize(width: CGFloat(Gallery.width), height: nil)
      return (section.id, renderer.surface)
    }
  }
}
