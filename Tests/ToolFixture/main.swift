import Foundation
import GlyphUI

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "region": try await RegionFixture.main(arguments)
case "prompts": await PromptFixture.main()
default: Terminal.print(Text("\(Text("red").foregroundStyle(.red)) and plain").padding(1))
}
