/// The usual numbers of views: builders over parameter packs cost up to 1.7 times as much where
/// nothing is specialised, since tuples are then described at run time.
extension ViewBuilder {
  @inlinable
  public static func buildBlock<
    C0: View, C1: View
  >(
    _ c0: consuming C0, _ c1: consuming C1
  ) -> TupleView<(C0, C1)> {
    TupleView((c0, c1)) { views, tree in
      C0._write(views.0, to: &tree)
      C1._write(views.1, to: &tree)
    }
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View
  >(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2
  ) -> TupleView<(C0, C1, C2)> {
    TupleView((c0, c1, c2)) { views, tree in
      C0._write(views.0, to: &tree)
      C1._write(views.1, to: &tree)
      C2._write(views.2, to: &tree)
    }
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View
  >(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3
  ) -> TupleView<(C0, C1, C2, C3)> {
    TupleView((c0, c1, c2, c3)) { views, tree in
      C0._write(views.0, to: &tree)
      C1._write(views.1, to: &tree)
      C2._write(views.2, to: &tree)
      C3._write(views.3, to: &tree)
    }
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View
  >(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3,
    _ c4: consuming C4
  ) -> TupleView<(C0, C1, C2, C3, C4)> {
    TupleView((c0, c1, c2, c3, c4)) { views, tree in
      C0._write(views.0, to: &tree)
      C1._write(views.1, to: &tree)
      C2._write(views.2, to: &tree)
      C3._write(views.3, to: &tree)
      C4._write(views.4, to: &tree)
    }
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View
  >(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3,
    _ c4: consuming C4, _ c5: consuming C5
  ) -> TupleView<(C0, C1, C2, C3, C4, C5)> {
    TupleView((c0, c1, c2, c3, c4, c5)) { views, tree in
      C0._write(views.0, to: &tree)
      C1._write(views.1, to: &tree)
      C2._write(views.2, to: &tree)
      C3._write(views.3, to: &tree)
      C4._write(views.4, to: &tree)
      C5._write(views.5, to: &tree)
    }
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View
  >(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3,
    _ c4: consuming C4, _ c5: consuming C5, _ c6: consuming C6
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6)) { views, tree in
      C0._write(views.0, to: &tree)
      C1._write(views.1, to: &tree)
      C2._write(views.2, to: &tree)
      C3._write(views.3, to: &tree)
      C4._write(views.4, to: &tree)
      C5._write(views.5, to: &tree)
      C6._write(views.6, to: &tree)
    }
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View
  >(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3,
    _ c4: consuming C4, _ c5: consuming C5, _ c6: consuming C6, _ c7: consuming C7
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6, c7)) { views, tree in
      C0._write(views.0, to: &tree)
      C1._write(views.1, to: &tree)
      C2._write(views.2, to: &tree)
      C3._write(views.3, to: &tree)
      C4._write(views.4, to: &tree)
      C5._write(views.5, to: &tree)
      C6._write(views.6, to: &tree)
      C7._write(views.7, to: &tree)
    }
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View
  >(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3,
    _ c4: consuming C4, _ c5: consuming C5, _ c6: consuming C6, _ c7: consuming C7,
    _ c8: consuming C8
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8)) { views, tree in
      C0._write(views.0, to: &tree)
      C1._write(views.1, to: &tree)
      C2._write(views.2, to: &tree)
      C3._write(views.3, to: &tree)
      C4._write(views.4, to: &tree)
      C5._write(views.5, to: &tree)
      C6._write(views.6, to: &tree)
      C7._write(views.7, to: &tree)
      C8._write(views.8, to: &tree)
    }
  }

  @inlinable
  public static func buildBlock<
    C0: View, C1: View, C2: View, C3: View, C4: View, C5: View, C6: View, C7: View, C8: View,
    C9: View
  >(
    _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3,
    _ c4: consuming C4, _ c5: consuming C5, _ c6: consuming C6, _ c7: consuming C7,
    _ c8: consuming C8,
    _ c9: consuming C9
  ) -> TupleView<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)> {
    TupleView((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) { views, tree in
      C0._write(views.0, to: &tree)
      C1._write(views.1, to: &tree)
      C2._write(views.2, to: &tree)
      C3._write(views.3, to: &tree)
      C4._write(views.4, to: &tree)
      C5._write(views.5, to: &tree)
      C6._write(views.6, to: &tree)
      C7._write(views.7, to: &tree)
      C8._write(views.8, to: &tree)
      C9._write(views.9, to: &tree)
    }
  }
}
