const store = {
  async load(key) {
    return key && await this.read(key);
  },
  read: async (key) => await key,
};
