import Foundation
import GlyphCells

// Writes Sources/GlyphCells/Text/Tables/UnicodeTable.swift.
//
//     swift run -c release GlyphTables WIDTHS LINEBREAK > Sources/GlyphCells/Text/Tables/UnicodeTable.swift
//
// WIDTHS has lines of `scalar;width;bidi class` for Unicode 17. The Python package
// unicodedata2 17.0.1 writes them:
//
//     python3 -c 'import unicodedata2 as u
//     for i in range(0x110000):
//         if not 0xD800 <= i < 0xE000:
//             print(f"{i:X};{u.east_asian_width(chr(i))};{u.bidirectional(chr(i))}")'
//
// LINEBREAK is LineBreak.txt of Unicode 15.0, the version whose rules and test file the line breaker
// is held to (Debian's unicode-data: /usr/share/unicode/LineBreak.txt). Everything else is asked of
// the standard library of the toolchain that runs this, which knows Unicode 17.

guard CommandLine.arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: GlyphTables WIDTHS LINEBREAK\n".utf8))
  exit(2)
}
let widths = try WidthFile(path: CommandLine.arguments[1])
let builder = PropertyBuilder(
  eastAsianWidth: widths.eastAsianWidth, bidiClass: widths.bidiClass,
  lineBreak: try LineBreakFile(path: CommandLine.arguments[2]).classes)
let writer = try TableWriter(builder.properties(of:))
print(writer.source, terminator: "")
FileHandle.standardError.write(Data((writer.summary + "\n").utf8))
