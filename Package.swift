// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "GlyphUI",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "GlyphUI", targets: ["GlyphUI"]),
    .library(name: "GlyphCells", targets: ["GlyphCells"]),
    .library(name: "GlyphTesting", targets: ["GlyphTesting"]),
  ],
  targets: [
    .target(name: "GlyphCells"),
    .target(name: "GlyphCore", dependencies: ["GlyphCells"]),
    .target(name: "GlyphControls", dependencies: ["GlyphCore"]),
    .target(name: "GlyphTerminal", dependencies: ["GlyphCore"]),
    .target(
      name: "GlyphUI",
      dependencies: ["GlyphCells", "GlyphCore", "GlyphControls", "GlyphTerminal"]),
    .target(name: "GlyphTesting", dependencies: ["GlyphUI"]),

    .executableTarget(name: "Gallery", dependencies: ["GlyphUI"]),
    .executableTarget(name: "Reducer", dependencies: ["GlyphUI"]),
    .executableTarget(name: "Report", dependencies: ["GlyphCells"]),
    .executableTarget(name: "GlyphTables", dependencies: ["GlyphCells"]),
    .executableTarget(name: "GlyphBenchmarks", dependencies: ["GlyphUI"]),

    .testTarget(name: "GlyphCellsTests", dependencies: ["GlyphCells"]),
    .testTarget(name: "GlyphCoreTests", dependencies: ["GlyphCore", "GlyphTesting"]),
    .testTarget(name: "GlyphControlsTests", dependencies: ["GlyphUI", "GlyphTesting"]),
    .testTarget(name: "GlyphTerminalTests", dependencies: ["GlyphUI", "GlyphTesting"]),
    .testTarget(name: "GlyphTestingTests", dependencies: ["GlyphTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
