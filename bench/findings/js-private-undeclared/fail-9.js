const cache = {
  store: new Map(),
  get(k) {
    if (!this.store.has(k)) {
      this.store.set(k, this.#load(k));
    }
    return this.store.get(k);
  },
};
