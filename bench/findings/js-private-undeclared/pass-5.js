class Color {
  // this.#hex is gone
  toString() { return '#fff this.#hex'; }
}
