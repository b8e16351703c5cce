class Job {
  async run() { return this.#execute(); }
  #execute() { return Promise.resolve(1); }
}
