import Foundation
import GlyphCore

/// Shows a view below everything that is printed, for as long as some work takes.
///
/// The view is drawn in place whenever something that it reads changes; what the work prints, and what
/// goes to standard error, appears above it. The last frame stays behind. Where the stream is no
/// terminal the view is printed once, as it is when the work has ended.
///
/// ```swift
/// let copy = Copy()
/// try await withLiveRegion {
///   ProgressView("Copying", value: copy.fraction)
/// } perform: {
///   try await copy.run()
/// }
/// ```
@MainActor
public func withLiveRegion<Content: View, Result>(
  on stream: StandardStream = .output, @RootViewBuilder _ content: @escaping () -> Content,
  perform work: () async throws -> Result
) async rethrows -> Result {
  let region = LiveRegion(stream, content: content)
  region.start()
  defer { region.end() }
  return try await work()
}

/// A view that stands below what is printed.
@MainActor
private final class LiveRegion<Content: View> {
  private let stream: StandardStream
  private let content: () -> Content
  private var session: TerminalSession?
  /// Another region or a scene has the terminal already.
  private let isInside: Bool

  init(_ stream: StandardStream, content: @escaping () -> Content) {
    self.stream = stream
    self.content = content
    isInside = TerminalSession.current != nil
  }

  func start() {
    guard !isInside, let device = TerminalDevice.standard(stream.descriptor) else { return }
    let session = TerminalSession(device, place: .region)
    self.session = session
    session.start(RegionView(content: content)) { ending in
      if case .signal(let number) = ending { OwnSignal.end(by: number) }
    }
  }

  func end() {
    if let session {
      session.end(.finished)
    } else if !isInside {
      Terminal.print(VStack(alignment: .leading) { RegionView(content: content) }, to: stream)
    }
  }
}

/// The content as a view whose body reads what the closure reads.
private struct RegionView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}
