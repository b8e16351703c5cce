class Account {
  #balance = 0;
  static same(a, b) { return a.#balance === b.#balance; }
  add(list) { list.forEach((n) => { this.#balance += n; }); }
}
