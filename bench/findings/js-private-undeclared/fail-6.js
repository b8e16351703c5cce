const isPoint = (o) => typeof o === 'object' && o !== null;
class Point {
  x = 0;
  y = 0;
  static is(o) {
    return isPoint(o) && #brand in o;
  }
}
