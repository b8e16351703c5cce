const handlers = {
  start() { console.log('go'); },
  async stop(signal) {
    await Promise.resolve();
    if (signal === 'SIGTERM') break
    process.exit(1);
  },
};
handlers.start();
