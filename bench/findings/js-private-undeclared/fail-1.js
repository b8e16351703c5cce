class A {
  get() { return this.#v; }
}
