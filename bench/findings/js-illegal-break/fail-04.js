class Queue {
  constructor() { this.items = []; }
  drain(limit) {
    if (this.items.length > limit) { break; }
    while (this.items.length) {
      this.items.pop();
    }
  }
}
module.exports = Queue;
