class Point {
  static #brand = 1;
  static is(o) { return #brand in o; }
}
