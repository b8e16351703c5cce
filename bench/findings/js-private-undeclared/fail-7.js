class Job {
  state = 'new';

  async run() {
    this.state = 'running';
    try {
      await this.#execute();
    } finally {
      this.state = 'done';
    }
  }

  _execute() {
    return Promise.resolve(1);
  }
}
