class Stack {
  #items = [];
  push(x) { this.#item.push(x); }
  pop() { return this.#items.pop(); }
}
console.log(new Stack());
