import Foundation
import GalleryScreens
import GlyphUI

do {
  let command = try GalleryCommand(CommandLine.arguments.dropFirst())
  let output = FileHandle.standardOutput
  let style =
    command.style
    ?? StreamStyle.detect(
      environment: ProcessInfo.processInfo.environment,
      isTerminal: isatty(output.fileDescriptor) == 1)
  let text = try command.output(style: style)
  // A reader that has seen enough closes the pipe: that is no failure.
  try? output.write(contentsOf: Data(text.utf8))
} catch {
  try? FileHandle.standardError.write(contentsOf: Data(error.message.utf8))
  exit(GalleryUsage.exitStatus)
}
