const handlers = {
  start() { console.log('go'); },
  async stop(source) {
    for await (const signal of source) {
      if (signal === 'SIGTERM') break
    }
    process.exit(1);
  },
};
handlers.start();
