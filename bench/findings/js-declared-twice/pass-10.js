class Queue {
  push(x) { this.last = x; }
  push(x, y) { this.last = [x, y]; }
}
const queue = new Queue();
const QUEUE = { size: 1, size: 2 };
queue.push(QUEUE);
