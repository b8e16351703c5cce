class Stack {
  push(x) { this.#items.push(x); }
  pop() { return this.#items.pop(); }
  #items = [];
}
