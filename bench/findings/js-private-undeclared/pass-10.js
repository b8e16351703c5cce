class B {
  get() { return this.value + this.missing; }
}
const el = { querySelector: (s) => s };
el.querySelector('#main');
