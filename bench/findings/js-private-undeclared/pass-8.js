class Temp {
  get #c() { return 20; }
  set #c(v) { console.log(v); }
  bump() { this.#c += 1; }
}
