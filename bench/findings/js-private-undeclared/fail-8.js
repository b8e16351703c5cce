class Outer {
  static Inner = class {
    #secret = 42;
  };
  peek(inner) {
    return inner?.#secret;
  }
}
