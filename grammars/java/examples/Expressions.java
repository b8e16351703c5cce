class Expressions {
  Object literals = new Object[] {0, 00, 017, 0b1010_1010, 0XcafeL, 1_000l, 1., .5, 1.5e-3, 1e10f, 3d, 0f, 0x1.8p3, 0x.8P-1d, 0x1p0,
      'a', '\'', '\\', '\n', '\u0041', '\uD83D\uDE00', '\177', '\u005c'', "", "a\"b", "\u0022", "tab\t", true, false, null};
  String block = """
      a "quoted" ""text""
        block \""" with \
      escapes""";
  String empty = """
      """;

  int operators(int a, int b, boolean c) {
    a = b = 3; a += 1; a -= 2; a *= 3; a /= 4; a %= 5; a &= 6; a |= 7; a ^= 8; a <<= 9; a >>= 10; a >>>= 11;
    a++; b--; ++a; --b; this.x++; --this.y[0].z; (a)++; ((Expressions) null).x = -1;
    int d = a + b - a * b / a % b, e = a << b, f = a >> b, g = a >>> b, h = a > > b;
    boolean i = a < b == a > b != a <= b | a >= b & c ^ !c && c || c;
    int j = -a + +b - -~a + (a) + (b) - (a) - +(b) + (a)++ - (b)--;
    int k = c ? a : c ? b : a, l = (a < b) ? (a) : (b);
    for (int n = 0; n < a; n++) if (n < b) k = n > b ? n : b;
    call(a < b, b > (a));
    call(a < b, k > j, a < b.length, b >> 1);
    return a < b ? 1 : 2;
  }

  void casts(Object o) {
    int a = (int) 1.5, b = (int) +2, c = (byte) -~3, d = (int) (char) 'c', e = (char) (1 + 2);
    String s = (String) o, t = (java.lang.String) "x", u = (String) (o), v = (String) this.name(), w = (@Mark String) o;
    Object[] p = (Object[]) o, q = (java.util.List<String>[]) (Object) p, r = (int[][]) o;
    Runnable f = (Runnable & java.io.Serializable) () -> { };
    Object g = (java.util.function.Function<String, Integer>) (Object) (x) -> 1, h = (List<? extends A<B>>) new A<>();
    boolean n = (boolean) !((Boolean) o), m = !(Boolean) o;
    Object i = (Integer) switch (1) { default -> 2; }, j = (Object) super.x, k = (A) (B) (C) d;
    ((List<String>) o).get(0);
  }

  void lambdas() {
    Runnable a = () -> { }, b = () -> run(), c = (a1) -> a1, d = x -> x + 1, e = (x, y) -> x * y, f = (int x, final String... y) -> { return; };
    call(x -> y -> z -> x + y, (var x, @Mark var y) -> x, (List<String> l, int[] m[]) -> l, (A.B<C>[] p) -> null, (_, var _) -> 1);
    Object g = flag ? x -> 1 : (x) -> 2;
    Object h = list.stream().filter(x -> x > 3).map((x) -> (x)).map((x) -> { return (x) + 1; }).toArray(String[]::new);
    h = y -> h = y;
  }

  void references() {
    call(String::length, this::run, super::run, new A()::run, A.B::new, A<B>::new, A.B<C, ?>.D<E[]>::<F>make, int[]::new, String[][]::new);
    call(a.b()::<String>c, List<String>[]::new, Map.Entry<String, int[]>::getKey, "x"::length, (a ? b : c)::d, @Mark A::new, A::<B>new, @Mark @Mark A::b, @Mark A::<B>c, @Mark A[]::new);
    Object o = (A & @Mark B & C) a;
  }

  void primaries() throws Exception {
    this.<String>generic("a").other().field[0][1].<A, B>more(1, 2)[3].length++;
    Object a = new A(), b = new A.B<C>(1) { int x; void m() { } }, c = new <T> A<U>(), d = outer.new Inner(), e = this.new <T> @Mark Inner<X>(2) { };
    Object f = new int[3], g = new int[3][4][], h = new int[] {1, 2}[0], i = new String[][] {{"a"}, {}}.length, j = new int[1].length;
    Object k = new A[3].clone()[0], l = new @Mark A @Mark [1] @Mark [] , m = new A<>[] {}, n = new java.util.ArrayList<String>(3).get(1);
    Class<?> p = int.class, q = int[].class, r = void.class, s = A.class, t = A.B[][].class, u = java.lang.String[].class;
    A.this.b(); A.super.b(); super.b(); A.super.<T>b(); Object v = A.this, w = A.super.c, x = A.super::b;
    "abc".length(); (a).b(); int.class.getName(); int[].class.getName(); new A(); new A().b(); new int[1].clone(); A.class.cast(a);
    \u0061bc.\u0064ef(gr\u00fcn, größe, λ, $a_1, _b);
  }
}
