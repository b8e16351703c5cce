class A {
  run() { return this._execute() + this['#hidden']; }
  _execute() { return 1; }
}
