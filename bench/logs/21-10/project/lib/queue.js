export class Queue {
  #items = [];
  push(x) { this.#items.push(x); }
  async drain(fn) {
    while (this.#items.length) await fn(this.#items.shift());
  }
}
