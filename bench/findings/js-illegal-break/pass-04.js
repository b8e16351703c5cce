class Queue {
  constructor() { this.items = []; }
  break(limit) {
    while (this.items.length) {
      if (this.items.length < limit) { break; }
      this.items.pop();
    }
  }
}
new Queue().break(2);
