import Foundation
import GlyphUI

switch CommandLine.arguments.dropFirst().first {
case "inline": InlineFixture.main()
default: ScreenFixture.main()
}
