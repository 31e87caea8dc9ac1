import Testing

/// Tests that run programs: one after the other, since each of them waits for what it sees.
@Suite(.serialized) enum ProcessTests {}
