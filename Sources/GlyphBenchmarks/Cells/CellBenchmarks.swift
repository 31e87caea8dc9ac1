/// The benchmarks of the bottom layer, each beside the bare loop that does the same work by hand.
func cellBenchmarks() -> [CellBenchmark] {
  longTextBenchmarks() + dashboardBenchmarks() + cardBenchmarks() + updateBenchmarks()
}
