// Uncaught exceptions: Bugs NAME SIZE.
import java.lang.reflect.Field;
import java.util.*;
import java.util.function.*;

class Bugs {
  static class Refused extends RuntimeException {
    Refused(String message, Throwable cause) { super(message, cause); }
  }

  static int pick(int size) { return new int[] {1, 2, 3}[size + 3]; }
  static int number(int size) { return Integer.parseInt("x".repeat(size)); }
  static int width(int size) { return Integer.parseInt("y" + size); }
  static int first(int size) { return new ArrayList<>(List.of(1, 2, 3)).get(size); }
  static int sum(int size) {
    int[] total = {0};
    List.of(1, 2, 3).forEach(value -> total[0] += 1 / (value - size % 3 - 1));
    return total[0];
  }
  static int refuse(int size) {
    try {
      return number(size);
    } catch (NumberFormatException cause) {
      throw new Refused("no room for " + size, cause);
    }
  }
  static int parseValue(int depth) { return parseList(depth + 1) + 1; }
  static int parseList(int depth) { return depth < 0 ? 0 : parseValue(depth + 1) + 1; }
  static int poke(int size) throws Exception {
    Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    ((sun.misc.Unsafe) field.get(null)).putInt((long) size, 1);
    return 0;
  }

  public static void main(String[] arguments) throws Exception {
    int size = Integer.parseInt(arguments[1]);
    int result = switch (arguments[0]) {
      case "pick" -> pick(size);
      case "number" -> number(size);
      case "width" -> width(size);
      case "first" -> first(size);
      case "sum" -> sum(size);
      case "refuse" -> refuse(size);
      case "deep" -> size % 2 == 0 ? parseValue(size) : parseList(size);
      default -> poke(size);
    };
    System.out.println(result);
  }
}
