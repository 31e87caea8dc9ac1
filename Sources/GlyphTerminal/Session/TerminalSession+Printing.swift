import GlyphCells

/// What the program prints while a region stands below it.
extension TerminalSession {
  /// Shows above the region what the program printed; a line that is not complete waits for its end,
  /// or that of the session.
  func showPrinted() {
    guard place != .fullScreen, let thread else { return }
    if !isRunning, let printing { while thread.printed.readAll(from: printing) {} }
    printer.append(thread.printed.take())
    let text = printer.take(all: !isRunning)
    guard !text.isEmpty else { return }
    device.write("\u{1B}[0m" + region.wayToTop() + FrameWriter.eraseBelow)
    device.write(text)
    host.forgetFrame()
    writeFrame()
  }
}
