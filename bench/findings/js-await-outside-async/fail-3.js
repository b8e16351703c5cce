class Session {
  constructor(client) {
    this.client = client;
    this.token = await client.login();
  }

  async close() {
    await this.client.logout(this.token);
  }
}

module.exports = Session;
