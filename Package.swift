// swift-tools-version: 6.2
import CompilerPluginSupport
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
    .target(name: "GlyphTerminal", dependencies: ["GlyphCells", "GlyphCore"]),
    .macro(name: "GlyphMacros"),
    .target(
      name: "GlyphUI",
      dependencies: ["GlyphCells", "GlyphCore", "GlyphControls", "GlyphTerminal", "GlyphMacros"]),
    .target(name: "GlyphTesting", dependencies: ["GlyphUI"]),

    .target(
      name: "GalleryScreens", dependencies: ["GlyphUI", "ReducerScreen"],
      resources: [.process("Resources")]),
    .executableTarget(name: "Gallery", dependencies: ["GalleryScreens"]),
    .target(name: "ReducerScreen", dependencies: ["GlyphUI"], path: "Sources/Reducer/Screen"),
    .executableTarget(
      name: "Reducer", dependencies: ["ReducerScreen"], path: "Sources/Reducer",
      exclude: ["Screen"]),
    .target(name: "SettingsScreen", dependencies: ["GlyphUI"], path: "Sources/Settings/Screen"),
    .executableTarget(
      name: "Settings", dependencies: ["SettingsScreen"], path: "Sources/Settings",
      exclude: ["Screen"]),
    .target(name: "TodoScreen", dependencies: ["GlyphUI"], path: "Sources/Todo/Screen"),
    .executableTarget(
      name: "Todo", dependencies: ["TodoScreen"], path: "Sources/Todo", exclude: ["Screen"]),
    .target(name: "DashboardScreen", dependencies: ["GlyphUI"], path: "Sources/Dashboard/Screen"),
    .executableTarget(
      name: "Dashboard", dependencies: ["DashboardScreen"], path: "Sources/Dashboard",
      exclude: ["Screen"]),
    .executableTarget(name: "Report", dependencies: ["GlyphCells"]),
    .executableTarget(name: "GlyphTables", dependencies: ["GlyphCells"]),
    .executableTarget(name: "GlyphBenchmarks", dependencies: ["GlyphUI"]),

    .testTarget(name: "GlyphCellsTests", dependencies: ["GlyphCells"]),
    .testTarget(name: "GlyphCoreTests", dependencies: ["GlyphCore", "GlyphTesting"]),
    .testTarget(
      name: "GlyphControlsTests",
      dependencies: [
        "GlyphUI", "GlyphTesting", "GalleryScreens", "ReducerScreen", "SettingsScreen",
        "DashboardScreen",
      ]),
    .testTarget(name: "TodoScreenTests", dependencies: ["TodoScreen", "GlyphTesting"]),
    .executableTarget(
      name: "TerminalFixture", dependencies: ["GlyphUI"], path: "Tests/TerminalFixture"),
    .executableTarget(name: "ToolFixture", dependencies: ["GlyphUI"], path: "Tests/ToolFixture"),
    .testTarget(
      name: "GlyphTerminalTests",
      dependencies: ["GlyphUI", "GlyphTesting", "Reducer", "TerminalFixture", "ToolFixture"]),
    .testTarget(name: "GlyphTestingTests", dependencies: ["GlyphTesting"]),
    .testTarget(name: "GlyphMacrosTests", dependencies: ["GlyphMacros", "GlyphTesting"]),
  ],
  swiftLanguageModes: [.v6]
)

// Source that imports SwiftUI builds unchanged where the platform has none.
#if !canImport(SwiftUI)
  package.products.append(.library(name: "SwiftUI", targets: ["SwiftUI"]))
  package.targets += [
    .target(name: "SwiftUI", dependencies: ["GlyphUI"]),
    .executableTarget(name: "Household", dependencies: ["SwiftUI"]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "GlyphTesting", "Household"]),
  ]
#endif
