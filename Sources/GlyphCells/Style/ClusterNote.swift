/// What a cell shows or lies in besides its cluster.
struct ClusterNote: Hashable {
  /// The part of a picture that the cluster stands in for.
  var part: ImagePart?
  /// The controls of direction around it.
  var place = EmbeddedPlace()
}
