function Counter() {
  this.#count = 0;
}
Counter.prototype.inc = function () {
  return ++this.#count;
};
