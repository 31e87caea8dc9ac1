#if canImport(Darwin)
  @preconcurrency import Darwin
#else
  @preconcurrency import Glibc
#endif

/// How standard output passes on what it is given.
enum LineBuffering {
  /// Line by line, as to a terminal.
  static func use() { setvbuf(stdout, nil, _IOLBF, 0) }
}
