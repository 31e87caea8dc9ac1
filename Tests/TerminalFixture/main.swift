import Foundation
import GlyphUI

switch CommandLine.arguments.dropFirst().first {
case "inline": InlineFixture.main()
case "form": FormFixture.main()
default: ScreenFixture.main()
}
