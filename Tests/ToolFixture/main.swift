import Foundation
import GlyphUI

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "region": try await RegionFixture.main(arguments)
case "prompts": await PromptFixture.main()
case "app":
  try await Task.sleep(for: .milliseconds(1))
  await AppFixture.launchAwaited()
case "app-unawaited":
  try await Task.sleep(for: .milliseconds(1))
  AppFixture.launch()
default: Terminal.print(Text("\(Text("red").foregroundStyle(.red)) and plain").padding(1))
}
