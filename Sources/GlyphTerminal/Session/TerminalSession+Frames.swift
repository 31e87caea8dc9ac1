import Foundation
import GlyphCore

/// When a frame is drawn, and how it gets to the terminal.
extension TerminalSession {
  /// Asks for a frame soon.
  func requestFrame(after delay: Duration = .zero) {
    guard isRunning else { return }
    frames.request(after: delay) { [weak self] in self?.draw() }
  }

  func frameIfOwed() {
    if host.needsRender { requestFrame() }
  }

  func draw() {
    guard isRunning, !isHandedOver else { return }
    // A signal that tells of another size may be on its way still.
    if place != .fullScreen, device.size != size { fit() }
    host.pass(frames.elapsed())
    writeFrame()
    frames.finish()
    if device.isClosed {
      end(.closed)
    } else if let delay = host.needsRender ? .zero : host.nextDeadline {
      requestFrame(after: delay)
    }
  }

  func writeFrame() {
    let bytes = host.frame(
      FrameStyle(
        profile: capabilities.profile, isSynchronized: capabilities.isSynchronized,
        isInline: place != .fullScreen))
    let caret = host.caret ?? (0, 0)
    region.stands(caret: caret, height: host.screenHeight)
    device.change(
      to: wantedModes, rowsBelow: place == .fullScreen ? 0 : host.screenHeight - caret.y)
    showTitle()
    device.write(bytes)
    askForPlace()
  }

  /// The terminal has another size, or shows something else by now.
  func resize() {
    fit()
    requestFrame()
  }

  private func fit() {
    let width = size.width
    size = device.size
    switch place {
    case .fullScreen: host.resize(width: size.width, height: size.height)
    case .inline, .region:
      let isWrapped = capabilities.wrapsAgain && size.width < width
      device.write(region.wayToTop(over: isWrapped ? host.shownFrame : nil, width: size.width))
      host.resize(width: size.width, rowLimit: size.height)
    }
    host.forgetFrame()
  }

  private var takesPointer: Bool { usesMouse && host.takesPointer }

  /// Asks where the region stands, for views there that answer to the pointer.
  private func askForPlace() {
    guard place == .inline, takesPointer, capabilities.answers, let thread, region.asks() else {
      return
    }
    thread.expectsPlace.store(true, ordering: .releasing)
    device.write(RegionPlace.question)
  }

  private func showTitle() {
    guard let title, !isTitleShown else { return }
    isTitleShown = true
    device.write(WindowTitle.sequence(title))
  }

  private var wantedModes: TerminalModes {
    if place == .region { return .hiddenCursor }
    var modes: TerminalModes = [.bracketedPaste, .focus]
    if place == .fullScreen { modes.insert(.alternateScreen) }
    if title != nil { modes.insert(.title) }
    if host.caret == nil { modes.insert(.hiddenCursor) }
    if capabilities.hasKeyboardProtocol { modes.insert(.keyboard) }
    if takesPointer, place == .fullScreen || region.isTold {
      modes.insert(.mouse)
      if host.takesHover { modes.insert(.hover) }
    }
    return modes
  }
}
