import GlyphUI

/// The last lines of the log, as many as there is room for; a new one slides in from the right.
struct LogList: View {
  let log: LogModel

  var body: some View {
    GeometryReader { room in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(log.lines.suffix(max(0, Int(room.size.height)))) { line in
          LogRow(entry: line.entry)
            .frame(maxWidth: .infinity, alignment: .leading)
            .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .identity))
        }
      }
    }
    .clipped()
  }
}

private struct LogRow: View {
  let entry: LogEntry

  var body: some View {
    HStack {
      Text(verbatim: entry.level.sign).foregroundStyle(entry.level.color)
        .accessibilityLabel(entry.level.name).accessibilityHidden(entry.level == .info)
      if !entry.time.isEmpty { Text(verbatim: entry.time).foregroundStyle(.secondary) }
      Text(verbatim: entry.text)
        .foregroundStyle(entry.level == .info ? Color.primary : entry.level.color)
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}
