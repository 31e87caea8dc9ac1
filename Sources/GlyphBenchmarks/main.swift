import Foundation

let arguments = CommandLine.arguments.dropFirst()

if arguments.first == Child.flag {
  exit(arguments.dropFirst().allSatisfy { Suite.report($0) } ? 0 : 1)
}

if arguments.first == Loop.command {
  let rest = Array(arguments.dropFirst())
  let count = rest.count > 1 ? Int(rest[1]) ?? 100 : 100
  exit(Loop.run(rest.first?.uppercased() ?? "", count: count) ? 0 : 2)
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
