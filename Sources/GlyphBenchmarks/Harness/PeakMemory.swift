import Foundation

/// The most memory that the process has used so far.
enum PeakMemory {
  /// In kilobytes; 0 where the system does not tell.
  static var kilobytes: Int {
    #if os(Linux)
      // The resource usage would include what the parent used before it started this process.
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
        return line.split(separator: " ").compactMap { Int($0) }.first ?? 0
      }
      return 0
    #else
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss / 1024 : 0
    #endif
  }
}
