@_exported import Foundation
@_exported import GlyphCells
@_exported import GlyphControls
@_exported import GlyphCore
@_exported import GlyphTerminal
@_exported import Observation
