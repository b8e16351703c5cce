class A {
  #v = 1;
  get() { return this.#v; }
}
