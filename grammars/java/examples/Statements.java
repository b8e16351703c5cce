class Statements {
  void declarations() {
    int a; int[] b = {1, 2}, c[] = {{}}; final var d = 1; @Mark final java.util.List<? extends Number>[] e = null, f[];
    A.B<C>[] x = y; A.B<C, D<E<F>>>.G[][] z; A[] w; a.b.c[d] = 1; a[b] = c; a.b.c<D> v = w; List<List<List<String>>> g = new ArrayList<>();
    java.lang.@Mark String s; Map.Entry<String, int[]> h; var i = 0, record = 1; A B;
    class Local<T> { } abstract class Abstract { } final class Final { } @Mark class Marked { }
    strictfp class Strict { } interface I { } enum E { X } record R(int a) { } static record S<T>(T t) implements I { } @interface J { }
  }

  int control(Object o) throws Exception {
    ;
    { { } }
    if (a) b(); else if (c) d(); else { }
    if (a) if (b) c(); else d();
    while (true) break;
    do a++; while (a < 10);
    do { } while (b);
    outer: for (;;) { inner: for (int i = 0, j[] = {1}; i < 10; i++, --k) { continue outer; } }
    for (i = 0, this.j = 1, call(); ; ) break outer;
    for (final String s : list) continue;
    for (;;) { } for (; i < 3;) { } for (a(), ++b, c--, d = 1; ; e(), f++) { } for (int g = 0;;) { } for (int h;; h++) { }
    for (Map.Entry<String, List<A>> e : map.entrySet()) { }
    for (@Mark var a[] : b) ;
    try { } finally { }
    try { a(); } catch (A | B.C | @Mark D e) { } catch (final RuntimeException e) { throw e; } finally { }
    try (var a = open(); final A.B<C> b = new A.B<>(); c; this.d; super.e;) { }
    try (a) { }
    try { } catch (Error e) { }
    synchronized (this) { }
    assert a; assert b : "message"; assert a ? b : c : d;
    return a;
  }

  void switches(Object o) {
    switch (a) { }
    switch (a) { case 1: case 2: b(); break; case A.B, 'c', "d" + E: { } default: c(); case A | B: case 1 + 2 << 3 == C: case (A) B: case (A.B) C: case (int) D: case -1: case (3): case (byte) 4: case x ? 1 : 2: }
    switch (a) { case 1, 2 -> b(); case 3 -> { } case FOUR -> throw new Error(); default -> c(); }
    int b = switch (a) { case 1 -> 2; case 3: yield 4; case null, default -> { yield (5); } } + 1;
    int c = switch (o) { case String s -> 1; case A.B<C> d when d.e() > 3 && (f) -> 2; case Point(int x, var y) when !x -> 3; case Line(Point(_, A b), _) l -> 4;
      case Integer i when i instanceof Foo && g < h || i == (int) j -> 5; case final C k -> 6; case int[] m -> 7; case null -> 8; case Empty() -> 9; case A a when (B) a instanceof @Mark final C<D>[] && a.b() < 3 ? c : d -> 10; case A a when a instanceof B b -> 11; case A a when a instanceof Point(var x) -> 12; default -> x -> y; };
    boolean d0 = a < b < c == o instanceof final @Mark String; boolean d = o instanceof String s && s.isEmpty() || o instanceof Point(int x, Point(var y, _)) && x > 1, e = o instanceof List<?>, f = o instanceof int[];
    d = o instanceof final String t ? t == null : a + b instanceof @Mark A.B<C> u == e;
    yield ++a; yield a + b; yield -1; yield "x"; yield a; yield a[0]; yield a.b; yield new A(); yield (a) ? b : c; yield () -> d; yield !e; yield (A) b;
    yield = 1; yield[0] = 2; yield++; yield.a(); this.yield(3); yield: a();
  }

  void names() {
    var = record; int var, record, yield, sealed, permits, module, open, opens, requires, transitive, exports, uses, to, provides, with, when;
    record.a(); record(1); record = 2; record++; sealed.b(); sealed = 3; when.c(); com.shop.record.Item x = open.to(with); module y; record.Item z;
    permits(1); var.var(var -> var, (record, when) -> record, when -> when); to: with(uses);
  }
}
