import Foundation

let arguments = CommandLine.arguments.dropFirst()

if arguments.first == Child.flag {
  exit(arguments.dropFirst().allSatisfy { Suite.report($0) } ? 0 : 1)
}

if arguments.first == "loop" {
  let n = Int(arguments.dropFirst(2).first ?? "100") ?? 100
  let sizes = ["W1": (80, 24), "W2": (200, 60), "W9": (40, 1000)]
  let size = sizes[arguments.dropFirst().first ?? ""] ?? (80, 24)
  var fresh = FreshFrame(width: size.0, height: size.1)
  switch arguments.dropFirst().first {
  case "W1": for _ in 0..<n { fresh.render { CardView() } }
  case "W2": let data = DashboardData(); for _ in 0..<n { fresh.render { DashboardView(data: data) } }
  default: for _ in 0..<n { fresh.render { StyledTogglesView(count: 1000) } }
  }
  exit(0)
}

if arguments.first == "cells" {
  for benchmark in cellBenchmarks() { print(benchmark.line) }
  exit(0)
}

let names = arguments.filter { !$0.hasPrefix("-") }.map { $0.uppercased() }
let unknown = names.filter { name in !Suite.workloads.contains { $0.name == name } }
guard unknown.isEmpty else {
  let known = Suite.workloads.map(\.name).joined(separator: " ")
  print("There is no workload \(unknown.joined(separator: ", ")). Those there are: \(known).")
  exit(2)
}

let isJSON = arguments.contains("--json")
var isSound = true
if !isJSON { print(Outcome.heading) }
for (name, _) in Suite.workloads where names.isEmpty || names.contains(name) {
  guard let outcomes = Child.run(name) else {
    print("\(name) failed.")
    isSound = false
    continue
  }
  for outcome in outcomes {
    print(isJSON ? outcome.json : outcome.line)
    isSound = isSound && outcome.mismatch == nil
  }
}
exit(isSound ? 0 : 1)
