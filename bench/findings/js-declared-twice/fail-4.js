class Queue {
  constructor() { this.items = []; }
}

class Stack {
  constructor() { this.items = []; }
}

class Queue extends Stack {
  shift() { return this.items.shift(); }
}
