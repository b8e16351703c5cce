/* Members of all kinds. */
package shop.record.open;

import java.util.*;
import java.util.function.Function;
import static java.lang.Math.max;
import static java.util.Map.Entry.*;
import module java.base;
;

public @Deprecated abstract class Classes<@Mark T extends Comparable<T> & java.io.Serializable, U> extends shop.record.Base<T[]>.@Mark Inner<?>
    implements Runnable, Function<T, List<? super U>>, @Mark java.lang.@Mark Cloneable {
  static { System.out.println("static"); }
  { counter++; }
  ;
  private static final int A = 1, B[] = {1, 2, 3,}, C[][] = {{}, {,}, {4}};
  protected transient volatile long counter = 0xFFFF_FFFFL;
  @Mark(1) @Mark(value = "a" + 'b', names = {"x", "y",}, nested = @Mark, none = {}, odd = {,}) String name;
  java.util.Map<String, ? extends List<int[]>> map = new java.util.HashMap<>();
  int @Mark [] @Mark [] annotated; java.lang.@Mark @Other(1) String twice; List<@Mark String, @Mark ? extends @Mark int[]> marked;
  @Mark(a < b ? 1 : 2) @Mark(1 * 2 / 3 % 4 - 5 + (6 << 7 >> 8 >>> 9)) @Mark(A * B / C % D - E << F >> G >>> H <= I >= J > K < L == M != N & O ^ P | Q && R || S) int math;

  <E> Classes(E first) { this(); }
  <E extends Exception> @Mark Classes(Classes<T, U> this, final int a, int @Mark [] @Mark ... rest) throws E, @Mark java.io.IOException { super(); }
  Classes() { <String>this("x"); }

  public void run() {}
  abstract int[] sizes(int a[], String[]... b)[];
  native synchronized strictfp <R, @Mark S extends R> Map.Entry<R, S> pair(R r, S s) throws Error;
  class Inner { Inner(Classes<T, U> Classes.this) { Classes.this.super(); } }
  protected static class Nested extends Classes<String, Integer> { }
  private enum Empty { }
  private @interface Local { }
  default int shift() { return 1 << 2 >> 3 >>> 4; }
}

enum Color implements Named, Runnable {
  RED, @Deprecated GREEN(1, 2) { @Override public void run() { } }, BLUE { },
  ;
  ; int code = 1;
  Color(int... a) { }
  public void run() { }
}

enum None { , }
enum Odd { ; }
enum One { ONE, }

@interface Mark {
  int value() default 0;
  String[] names() default {"a", "b"};
  Mark[] nested() default @Mark();
  Class<?> type() default Object.class;
  int CONSTANT = 4;
  double[] none() default {};
}

sealed interface Shape extends Comparable<Shape>, Cloneable permits Circle, Square { int area(); default void grow() { } static void of() { } private void in() { } }
final class Circle implements Shape { public int area() { return 3; } }
interface Generic<T, @Mark U> { float f = 1; short s = 2; }
non-sealed class Square implements Shape { public int area() { return 4; } }
sealed class Sealed permits A.B { }

record Point<N extends Number>(@Mark N x, final N... y) implements java.io.Serializable {
  static int count;
  Point { count++; }
  @Mark public Point { Objects.requireNonNull(x); }
  Point(N x) { this(x, x); }
  record Nothing() { }
}
