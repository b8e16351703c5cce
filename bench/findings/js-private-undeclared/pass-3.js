class Outer {
  #secret = 42;
  make() {
    const self = this;
    return class {
      peek() { return self.#secret; }
    };
  }
}
