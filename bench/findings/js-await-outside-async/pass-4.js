class Session {
  constructor(client) {
    this.ready = client.login();
  }
  async close() {
    await this.ready;
  }
}
