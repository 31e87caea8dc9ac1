import Foundation
import GlyphUI

switch CommandLine.arguments.dropFirst().first {
case "inline": InlineFixture.main()
case "form": FormFixture.main()
case "spoken": SpokenFixture.main()
default: ScreenFixture.main()
}
