import Foundation
import GlyphCells
import GlyphCore

/// A stream that a view can be printed to.
public enum StandardStream: Hashable, Sendable {
  case output
  case error

  var descriptor: FileDescriptor { self == .output ? .standardOutput : .standardError }
}

extension Terminal {
  /// Prints a view and a newline: in colour and as wide as the terminal at most where the stream is
  /// one, as plain text of its ideal width elsewhere.
  ///
  /// What the stream takes is decided from the stream itself and the environment (`NO_COLOR`,
  /// `FORCE_COLOR`, `TERM`); nothing is asked of the terminal. A reader that has gone is no error.
  @_disfavoredOverload
  public static func print<Content: View>(_ view: Content, to stream: StandardStream = .output) {
    print(to: stream) { view }
  }

  /// Prints a view and a newline.
  public static func print<Content: View>(
    to stream: StandardStream = .output, @RootViewBuilder _ content: () -> Content
  ) {
    // What was printed before may wait in a buffer still.
    fflush(nil)
    signal(SIGPIPE, SIG_IGN)
    stream.descriptor.write(StaticPrinter(stream.descriptor).text(content()))
  }
}

/// Draws views once, for one stream.
@MainActor
struct StaticPrinter {
  private let descriptor: FileDescriptor
  private let variables = ProcessInfo.processInfo.environment

  init(_ descriptor: FileDescriptor) { self.descriptor = descriptor }

  /// The view in lines that all end in a newline.
  func text<Content: View>(_ view: Content) -> String {
    let isTerminal = descriptor.isTerminal
    let style = StreamStyle.detect(environment: variables, isTerminal: isTerminal)
    var environment = EnvironmentValues()
    environment.glyphs =
      !isTerminal || TerminalLocale.isUTF8(environment: variables) ? .unicode : .ascii
    environment.colorScheme =
      TerminalScheme.detect(environment: variables) == .dark ? .dark : .light
    let surface = surface(view, environment, width: nil)
    let width = descriptor.terminalSize.width
    let fitting =
      isTerminal && surface.size.width > width
      ? self.surface(view, environment, width: width) : surface
    let text = style.allowsEscapes ? fitting.ansi(style.profile) : fitting.text
    return text.isEmpty ? "" : text + "\n"
  }

  private func surface<Content: View>(
    _ view: Content, _ environment: EnvironmentValues, width: Int?
  ) -> Surface {
    let renderer = ViewRenderer(content: view)
    renderer.environment = environment
    renderer.proposedSize = ProposedViewSize(width: width.map { CGFloat($0) }, height: nil)
    return renderer.surface
  }
}
