const store = {
  items: new Map(),
  load(key) {
    if (!this.items.has(key)) {
      const { value = null } = await this.read(key);
      this.items.set(key, value);
    }
    return this.items.get(key);
  },
  async read(key) {
    return { value: key.length };
  },
};
