import Foundation
import GalleryScreens
import GlyphUI

do {
  let command = try GalleryCommand(CommandLine.arguments.dropFirst())
  if let directory = command.svgDirectory, !command.isHelp {
    try write(command.pictures(), to: directory)
  } else {
    try print(command)
  }
} catch let usage as GalleryUsage {
  fail(usage.message, status: GalleryUsage.exitStatus)
} catch {
  fail("gallery: \(error.localizedDescription)\n", status: 1)
}

@MainActor
func print(_ command: GalleryCommand) throws {
  let output = FileHandle.standardOutput
  let style = StreamStyle.detect(
    environment: ProcessInfo.processInfo.environment,
    isTerminal: isatty(output.fileDescriptor) == 1)
  let text = try command.output(style: command.style ?? style)
  // A reader that has seen enough closes the pipe: that is no failure.
  try? output.write(contentsOf: Data(text.utf8))
}

func write(_ pictures: [(name: String, svg: String)], to directory: String) throws {
  let folder = URL(filePath: directory, directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  for picture in pictures {
    try Data(picture.svg.utf8).write(to: folder.appending(path: picture.name))
  }
}

func fail(_ message: String, status: Int32) -> Never {
  try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
  exit(status)
}
