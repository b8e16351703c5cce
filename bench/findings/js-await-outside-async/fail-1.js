function f(p) {
  return await p; }
